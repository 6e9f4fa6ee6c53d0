// A clock in words.

import type { TableView } from "../api/types";
import { duration, t } from "../i18n/index.svelte";

export function paceOf(clock: TableView["clock"]): string {
  if (clock.kind === "days") return t("pace_n_days", { n: clock.days ?? 0 });
  if (clock.kind !== "bank") return t("pace_none");
  const each = t("pace_each", { time: duration(clock.bank ?? 0) });
  return clock.increment ? `${each} ${t("pace_increment", { time: duration(clock.increment) })}` : each;
}
