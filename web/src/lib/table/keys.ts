// The keyboard of a table: arrows walk, Enter takes (by itself), Escape lets go, U undoes, E ends, H hints, ? asks.

import type { Table } from "./table.svelte";
import { type Direction, walk } from "./walk";

export function keys(event: KeyboardEvent, table: Table): void {
  const at = event.target as HTMLElement;
  if (event.metaKey || event.ctrlKey || event.altKey || at.closest("input, textarea, select, dialog[open]"))
    return;
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight":
    case "ArrowUp":
    case "ArrowDown":
      if (walk(document.body, event.key as Direction, event.shiftKey)) event.preventDefault();
      break;
    case "Escape":
      table.back();
      break;
    case "u":
    case "U":
      void table.undo();
      break;
    case "e":
    case "E":
      if (table.ending) void table.play(table.ending);
      break;
    case "h":
    case "H":
      table.hints.toggle();
      break;
    case "?": {
      const thing = document.activeElement?.closest("[data-thing]") ?? table.tip?.element;
      const id = thing?.getAttribute("data-thing");
      if (thing && id) table.explain(id, thing);
      break;
    }
    case "[":
      void table.playback.move(-1);
      break;
    case "]":
      void table.playback.move(1);
      break;
  }
}
