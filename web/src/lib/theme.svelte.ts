import { keep } from "./keep";

export type Theme = "light" | "dark";

class Themes {
  chosen = $state<Theme | null>(null);
  system = $state<Theme>("light");
  current = $derived(this.chosen ?? this.system);

  start(): void {
    const kept = keep.get("theme");
    this.chosen = kept === "light" || kept === "dark" ? kept : null;
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const follow = () => {
      this.system = dark.matches ? "dark" : "light";
      this.apply();
    };
    dark.addEventListener("change", follow);
    follow();
  }

  toggle(): void {
    this.chosen = this.current === "dark" ? "light" : "dark";
    keep.set("theme", this.chosen);
    this.apply();
  }

  private apply(): void {
    document.documentElement.dataset.theme = this.current;
  }
}

export const themes = new Themes();
