import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

/** `import temple from "icon:greek-temple"` gives the path data of one game-icons pictogram (512 units
 * square). Only what is imported ends up in a bundle, in the chunk of the board that imports it. */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
    icons: Record<string, { body: string }>;
    aliases?: Record<string, { parent: string }>;
  };
  return {
    name: "ziggurat-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
      const paths = [...(icon?.body ?? "").matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      if (paths.length === 0) this.error(`game-icons has no pictogram "${name}"`);
      return `export default ${JSON.stringify(paths.join(" "))};`;
    },
  };
}
