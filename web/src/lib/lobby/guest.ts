// A name for somebody who has not said theirs.

import { t } from "../i18n/index.svelte";

const pick = (list: string, random: () => number): string => {
  const all = list.split(", ");
  return all[Math.floor(random() * all.length)] ?? "";
};

export const guestName = (random: () => number = Math.random): string =>
  t("guest_name", { animal: pick(t("guest_animals"), random), city: pick(t("guest_cities"), random) });
