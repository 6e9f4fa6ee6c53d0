// JSON nested a few thousand deep kills the interpreter in WebAssembly; nothing of ours is deeper than a dozen.

const DEEPEST = 100;

/** Whether a text opens more brackets than any data of ours does, wherever they stand in it. */
export function tooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 91 || code === 123) {
      if (++depth > DEEPEST) return true;
    } else if (code === 93 || code === 125) depth = Math.max(0, depth - 1);
  }
  return false;
}
