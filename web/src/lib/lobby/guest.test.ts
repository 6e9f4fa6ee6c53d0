import { expect, it } from "vitest";
import { language, t } from "../i18n/index.svelte";
import { guestName } from "./guest";

it("is short enough for a seat, in both languages, whatever comes together", () => {
  for (const lang of ["en", "de"] as const) {
    language.current = lang;
    for (let i = 0; i < 400; i++) {
      const name = guestName();
      expect(name.length).toBeLessThanOrEqual(24);
      expect(
        t("guest_animals")
          .split(", ")
          .some((animal) => name.startsWith(animal)),
      ).toBe(true);
    }
  }
  language.current = "en";
});
