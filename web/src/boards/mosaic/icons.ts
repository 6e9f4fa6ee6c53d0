// The pictograms of this board, by what they stand for.

import pottery from "icon:amphora";
import farm from "icon:barn";
import health from "icon:caduceus";
import tariff from "icon:camel-head";
import fish from "icon:circling-fish";
import military from "icon:crossed-swords";
import gems from "icon:cut-diamond";
import science from "icon:erlenmeyer";
import grain from "icon:grain-bundle";
import wine from "icon:grapes";
import wonder from "icon:great-pyramid";
import port from "icon:harbor-dock";
import cavalry from "icon:horse-head";
import ivory from "icon:ivory-tusks";
import leader from "icon:laurel-crown";
import ideas from "icon:light-bulb";
import culture from "icon:lyre";
import population from "icon:meeple";
import bronze from "icon:metal-bar";
import oliveOil from "icon:olive";
import artisan from "icon:painted-pottery";
import spices from "icon:powder";
import tax from "icon:receive-money";
import cloth from "icon:rolled-cloth";
import salt from "icon:salt-shaker";
import economy from "icon:scales";
import siege from "icon:siege-tower";
import stone from "icon:stone-block";
import rubble from "icon:stone-pile";
import government from "icon:stone-throne";
import empire from "icon:sunrise";
import unrest from "icon:torch";
import achievement from "icon:trophy";
import construction from "icon:trowel";
import money from "icon:two-coins";
import food from "icon:wheat";
import { glyph } from "../../lib/ui/glyphs";
import type { Currency, Pillar, Unit } from "./model";

export const currency: Record<Currency | "population", { d: string; colour: string }> = {
  stone: { d: stone, colour: "var(--stone)" },
  food: { d: food, colour: "var(--food)" },
  ideas: { d: ideas, colour: "var(--ideas)" },
  money: { d: money, colour: "var(--coin)" },
  population: { d: population, colour: "var(--people)" },
};

export const pillar: Record<Pillar, { d: string; colour: string }> = {
  science: { d: science, colour: "var(--science)" },
  economy: { d: economy, colour: "var(--c-government)" },
  food: { d: food, colour: "var(--food)" },
  health: { d: health, colour: "var(--strength)" },
  construction: { d: construction, colour: "var(--c-urban)" },
  culture: { d: culture, colour: "var(--culture)" },
  government: { d: government, colour: "var(--c-production)" },
  military: { d: military, colour: "var(--c-military)" },
  urbanization: { d: glyph.city, colour: "var(--c-event)" },
};

export const unit: Record<Unit, string> = { infantry: glyph.shield, cavalry, siege_engine: siege };

const GOODS: Record<string, string> = {
  fish,
  grain,
  quarry_stone: rubble,
  bronze,
  cloth,
  wine,
  olive_oil: oliveOil,
  pottery,
  salt,
  spices,
  ivory,
  gems,
};

export const good = (id: string): string => GOODS[id] ?? achievement;

/** What is placed on the map, with or without a card. */
export const PLACED = [
  ["city", glyph.city],
  ["port", port],
  ["farm_town", farm],
  ["artisan_town", artisan],
] as const;

export const icon = {
  port,
  leader,
  tax,
  tariff,
  unrest,
  achievement,
  government,
  empire,
  wonder,
  city: glyph.city,
};
