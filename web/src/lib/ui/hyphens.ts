// Long names on narrow cards: soft hyphens where a syllable likely ends, for browsers without a dictionary.

const SHY = "\u00ad";
const SYLLABLE =
  /([aeiouyäöü])([^aeiouyäöü\s]*?)(sch|ch|ph|th|[bcdfgkpt][lr]|[bcdfghjklmnpqrstvwxzß])(?=[aeiouyäöü])/gi;
const EDGE = 3;

function parts(word: string): string {
  const marked = word.replace(SYLLABLE, `$1$2${SHY}$3`);
  const syllables = marked.split(SHY);
  let out = "";
  let left = word.length;
  for (const syllable of syllables) {
    const done = word.length - left;
    if (done >= EDGE && left >= EDGE) out += SHY;
    out += syllable;
    left -= syllable.length;
  }
  return out;
}

/** The name with soft hyphens in its words of `longest` letters or more. */
export const soft = (name: string, longest = 9): string =>
  name.replace(/\p{L}+/gu, (word) => (word.length >= longest ? parts(word) : word));
