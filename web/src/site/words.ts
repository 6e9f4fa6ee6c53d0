// The sentences that only the edition without a server needs.

import { book } from "../lib/i18n/index.svelte";

const en = {
  loading_engine: "Setting up the table: {n} of {total} MB",
  not_kept:
    "This browser cannot keep the game now: it goes on while this page is open. Save it as a file (menu, Export).",
  newer: "A new version of Ziggurat is here. Games go on where they are.",
  use_newer: "Use it",
  elsewhere: "This game is open in another tab or window. Close it there to go on here.",
  engine_restarted: "The engine had to start again; nothing that was played is lost. Try once more.",
  too_deep: "That file is not a game or a list of corrections: it is nested too deeply.",
  bad_name: "A name has 1 to 40 letters.",
  device: "Games are kept in this browser, on this device. Save what matters as a file.",
  save_all: "Save all games",
  choose_pack: "Choose a pack",
  pack: "Corrected figures",
  pack_hint: "A content pack: a YAML file with an owner's corrections.",
  pack_used: "New tables of {title} are played with {name}.",
  pack_off: "Built-in figures",
} as const;

const de: Record<keyof typeof en, string> = {
  loading_engine: "Der Tisch wird gedeckt: {n} von {total} MB",
  not_kept:
    "Dieser Browser kann das Spiel gerade nicht aufbewahren: Es geht weiter, solange die Seite offen ist. Sichere es als Datei (Menü, Exportieren).",
  newer: "Es gibt eine neue Fassung von Ziggurat. Spiele gehen weiter, wo sie sind.",
  use_newer: "Verwenden",
  elsewhere:
    "Dieses Spiel ist in einem anderen Tab oder Fenster offen. Schließe es dort, um hier weiterzuspielen.",
  engine_restarted:
    "Die Spiellogik musste neu starten; nichts Gespieltes ist verloren. Versuche es noch einmal.",
  too_deep:
    "Die Datei ist weder ein Spiel noch eine Liste von Berichtigungen: Sie ist zu tief verschachtelt.",
  bad_name: "Ein Name hat 1 bis 40 Zeichen.",
  device: "Spiele liegen in diesem Browser auf diesem Gerät. Sichere als Datei, was dir wichtig ist.",
  save_all: "Alle Spiele sichern",
  choose_pack: "Paket wählen",
  pack: "Berichtigte Werte",
  pack_hint: "Ein Inhaltspaket: eine YAML-Datei mit eigenen Berichtigungen.",
  pack_used: "Neue Tische von {title} werden mit {name} gespielt.",
  pack_off: "Eingebaute Werte",
};

export const words = book(en, de);
