// A game as a file of this device.

import { api } from "../api/rest";
import { language } from "../i18n/index.svelte";
import type { Table } from "./table.svelte";

export async function save(table: Table): Promise<void> {
  const text = await api.exported(table.id, language.current, table.live?.seat ?? null);
  download(`${table.live?.title ?? "game"}-${table.id}.${text.startsWith("{") ? "json" : "txt"}`, text);
}

export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
