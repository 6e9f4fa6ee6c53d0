// The drawing of a map, made by scripts/antike-map.mjs; each is loaded with the first table that needs it.

export interface Place {
  d: string;
  x: number;
  y: number;
  name: [number, number, ("start" | "middle" | "end")?];
  pieces: [number, number];
}

export interface Drawing {
  coast: string;
  regions: Record<string, Place>;
  barriers: { d: string; peaks: [number, number][] }[];
  borders: { land: string; sea: string; both: string };
  seas: [string, number, number, number, number, number][];
}

const files = import.meta.glob<{ default: unknown }>("./maps/*.json");

export async function loadDrawing(map: string): Promise<Drawing> {
  const load = files[`./maps/${map}.json`] ?? files["./maps/mare_nostrum.json"];
  return (await load!()).default as Drawing;
}
