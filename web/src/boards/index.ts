// A title is drawn by the folder of its name, loaded when needed; any other title by the generic board.

import type { BoardModule } from "./contract";

const folders = import.meta.glob<{ board: BoardModule }>("./*/index.ts");

export async function loadBoard(title: string): Promise<BoardModule> {
  const load = folders[`./${title}/index.ts`] ?? folders["./generic/index.ts"];
  if (!load) throw new Error("no board");
  return (await load()).board;
}
