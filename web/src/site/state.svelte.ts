// What the page knows of its engine: how much of it has come, whether games can be kept, whether a newer site is there.

class Engine {
  isReady = $state(false);
  loaded = $state(0);
  total = $state(0);
  /** False while the browser cannot keep what is played: it goes on in memory. */
  kept = $state(true);
  /** A newer version of the site waits to take over. */
  newer = $state.raw<ServiceWorker | null>(null);

  progress(loaded: number, total: number): void {
    this.loaded = loaded;
    this.total = total;
  }

  ready(): void {
    this.isReady = true;
    void this.goOffline();
  }

  restarted(): void {
    this.isReady = false;
    this.loaded = 0;
  }

  /** Only now, so that what the engine has just fetched is taken from the browser's cache. */
  private async goOffline(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const known = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (known) location.reload();
    });
    try {
      const registration = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
      const look = () => {
        if (registration.waiting && navigator.serviceWorker.controller) this.newer = registration.waiting;
      };
      registration.addEventListener("updatefound", () =>
        registration.installing?.addEventListener("statechange", look),
      );
      look();
      void navigator.storage?.persist?.();
    } catch {
      // A browser without it, or a private window: everything works but the next visit without a network.
    }
  }

  /** Never by itself: a game may be under way. */
  update(): void {
    this.newer?.postMessage("take-over");
  }
}

export const engine = new Engine();
