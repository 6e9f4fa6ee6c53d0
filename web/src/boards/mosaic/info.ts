// What a thing is, for its tip.

import type { Info, Table } from "../../lib/table/table.svelte";
import type { Card, Claim, Cost, Game, Government, Hex, Player, Region } from "./model";
import { PILLARS } from "./model";
import { w } from "./words";

export const costText = (table: Table, cost: Cost | undefined): string =>
  Object.entries(cost ?? {})
    .map(([what, n]) => `${n} ${table.name(`resource_${what}`)}`)
    .join(", ");

export const needsText = (table: Table, needs: Card["prerequisites"]): string =>
  PILLARS.filter((pillar) => needs?.[pillar])
    .map((pillar) => `${needs![pillar]} ${table.name(`pillar_${pillar}`)}`)
    .join(", ");

export function hexInfo(table: Table, game: Game, hex: Hex): Info {
  const rows: [string, string | number][] = [[w("region"), table.name(hex.region)]];
  if (hex.tile?.type === "resource")
    rows.push([w("gives"), `${hex.tile.amount} ${table.name(`resource_${hex.tile.resource}`)}`]);
  if (hex.tile?.type === "good") {
    rows.push([w("good"), table.name(`good_${hex.tile.id}`)]);
    const me = game.you ? game.players[game.you.seat] : undefined;
    if (me) rows.push([w("you_have"), me.goods[hex.tile.id] ?? 0]);
  }
  if (hex.piece) rows.push([w("owner"), table.seatName(hex.piece.seat)]);
  const name = hex.piece
    ? hex.piece.id
      ? table.name(hex.piece.id)
      : table.name(`piece_${hex.piece.type}`)
    : hex.tile
      ? table.name(hex.tile.type === "good" ? `good_${hex.tile.id}` : hex.tile.id)
      : w(hex.kind === "port" ? "port_site" : "empty");
  return { name, kind: table.name(hex.region), rows };
}

export function regionInfo(table: Table, _game: Game, region: Region): Info {
  return {
    name: table.name(region.id),
    kind: w("first_scores", { n: region.prize }),
    rows: region.influence
      .map((n, seat): [string, string] => [
        table.seatName(seat),
        w("influence_points", { n, points: region.points[seat] ?? 0 }),
      ])
      .filter((_, seat) => region.influence[seat]),
  };
}

export function cardInfo(table: Table, card: Card): Info {
  const rows: [string, string | number][] = [];
  if (card.cost && Object.keys(card.cost).length) rows.push([w("costs"), costText(table, card.cost)]);
  if (card.prerequisites && Object.keys(card.prerequisites).length)
    rows.push([w("needs"), needsText(table, card.prerequisites)]);
  if (card.symbols?.length)
    rows.push([w("symbols"), card.symbols.map((pillar) => table.name(`pillar_${pillar}`)).join(", ")]);
  if (card.vp) rows.push([w("points"), card.vp]);
  if (card.unrest) rows.push([w("unrest"), card.unrest]);
  return { name: table.name(card.id), rows, text: table.text(card.id) };
}

export function claimInfo(table: Table, claim: Claim): Info {
  return {
    name: table.name(claim.id),
    kind: w("worth", { n: claim.vp }),
    text: table.text(claim.id),
    rows: claim.progress.map((n, seat): [string, string] => [table.seatName(seat), `${n}/${claim.needs}`]),
  };
}

export function governmentInfo(table: Table, government: Government): Info {
  return {
    name: table.name(government.id),
    text: table.text(government.id),
    rows: [
      [w("costs"), costText(table, government.cost)],
      [w("needs"), needsText(table, government.requires) || "–"],
    ],
  };
}

export const supplyInfo = (table: Table, me: Player, piece: string, cost: Cost | undefined): Info => ({
  name: table.name(`piece_${piece}`),
  rows: [
    [w("in_supply"), me.supply[piece] ?? 0],
    ...(cost ? [[w("costs"), costText(table, cost)] as [string, string]] : []),
  ],
});
