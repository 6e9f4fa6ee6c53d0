// Calling back somebody who looks at something else: it is their turn.

import { settings } from "./settings.svelte";
import { chime } from "./ui/chime";

/** A tone, and while the page is in the background a notification of the desktop; as the settings say. */
export function summon(heading: string, text: string, tag: string): void {
  if (settings.sound) chime();
  if (!settings.desktop || document.visibilityState === "visible") return;
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(heading, { body: text, tag, icon: "/icon-192.png" });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some browsers for phones show notifications of service workers only: web push reaches them.
  }
}

/** Whether the browser lets us; it asks the person where they have not said yet. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}
