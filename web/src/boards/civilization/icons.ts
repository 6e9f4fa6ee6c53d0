// The pictograms of this board, by what they stand for.

import iron from "icon:anvil";
import granary from "icon:barn";
import aircraft from "icon:biplane";
import library from "icon:bookshelf";
import artillery from "icon:catapult";
import army from "icon:chess-pawn";
import force from "icon:crossed-swords";
import production from "icon:flat-hammer";
import scout from "icon:flying-flag";
import workshop from "icon:gear-hammer";
import wonder from "icon:great-pyramid";
import temple from "icon:greek-temple";
import harbor from "icon:harbor-dock";
import mounted from "icon:horse-head";
import hut from "icon:hut";
import village from "icon:huts-village";
import incense from "icon:incense";
import greatPerson from "icon:laurel-crown";
import culture from "icon:lyre";
import infantry from "icon:pikeman";
import silk from "icon:rolled-cloth";
import tradingPost from "icon:scales";
import tech from "icon:scroll-unfurled";
import shop from "icon:shop";
import barracks from "icon:spartan-helmet";
import government from "icon:stone-throne";
import walls from "icon:stone-wall";
import event from "icon:tied-scroll";
import trade from "icon:trade";
import coin from "icon:two-coins";
import wheat from "icon:wheat";
import { glyph } from "../../lib/ui/glyphs";
import type { Resource, UnitType } from "./model";

export const icon = {
  trade,
  production,
  culture,
  coin,
  hut,
  village,
  wonder,
  event,
  tech,
  government,
  greatPerson,
  army,
  scout,
  force,
  walls,
  city: glyph.city,
};

export const resource: Record<Resource, string> = { incense, iron, silk, wheat };
export const unit: Record<UnitType, string> = { infantry, mounted, artillery, aircraft };

const BUILDINGS: Record<string, string> = {
  library,
  university: library,
  granary,
  aqueduct: granary,
  workshop,
  iron_mine: workshop,
  market: shop,
  bank: shop,
  temple,
  cathedral: temple,
  barracks,
  academy: barracks,
  harbor,
  trading_post: tradingPost,
};

/** Goods of a deal, markers and culture cards by their backs or faces. */
export function goods(id: string): string {
  if (id === "trade") return trade;
  if (id === "culture") return culture;
  if (id in resource) return resource[id as Resource];
  if (id.startsWith("hut")) return hut;
  if (id.startsWith("village")) return village;
  return event;
}

export const tint = (id: string): string | undefined =>
  id === "trade" ? colour.trade : id === "culture" ? colour.culture : undefined;

export const building = (id: string): string => BUILDINGS[id] ?? workshop;
export const colour = {
  trade: "var(--trade)",
  production: "var(--build)",
  culture: "var(--culture)",
  coin: "var(--coin)",
} as const;
