/** What this browser remembers (theme, language, what was seen last); a browser may refuse to. */
export const keep = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`ziggurat.${key}`);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(`ziggurat.${key}`, value);
    } catch {
      // Nothing is lost but a convenience.
    }
  },
  drop(key: string): void {
    try {
      localStorage.removeItem(`ziggurat.${key}`);
    } catch {
      // It was not kept either.
    }
  },
};
