// What the lobby knows about a title beyond what the server says: a picture, a sentence, how long it takes.

import flag from "icon:flying-flag";
import card from "icon:great-pyramid";
import temple from "icon:greek-temple";
import hexes from "icon:wheat";
import type { Word } from "../i18n/index.svelte";

export interface Face {
  icon: string;
  text: Word | null;
  /** Hours at the table, from and to. */
  hours: [number, number] | null;
}

const FACES: Record<string, Face> = {
  antike: { icon: temple, text: "title_antike", hours: [1, 2] },
  ages: { icon: card, text: "title_ages", hours: [2, 4] },
  mosaic: { icon: hexes, text: "title_mosaic", hours: [2, 2] },
  civilization: { icon: flag, text: "title_civilization", hours: [3, 4] },
};

const STRANGER: Face = { icon: flag, text: null, hours: null };

export const face = (title: string): Face => FACES[title] ?? STRANGER;
