// What a thing is, for its tip.

import type { Table } from "../../lib/table/table.svelte";
import type { Info } from "../../lib/table/things.svelte";
import type { Card, Claim, Cost, Deck, DeckName, Game, Government, Hex, Player, Region } from "./model";
import { PILLARS, UNITS } from "./model";
import { w } from "./words";

export const costText = (table: Table, cost: Cost | undefined): string =>
  Object.entries(cost ?? {})
    .map(([what, n]) => `${n} ${table.name(`resource_${what}`)}`)
    .join(", ");

export const needsText = (table: Table, needs: Card["prerequisites"]): string =>
  PILLARS.filter((pillar) => needs?.[pillar])
    .map((pillar) => `${needs![pillar]} ${table.name(`pillar_${pillar}`)}`)
    .join(", ");

const listed = (entries: [string, number][]): string =>
  entries
    .filter(([, n]) => n)
    .map(([what, n]) => `${n} ${what}`)
    .join(", ") || "–";

export function hexInfo(table: Table, game: Game, hex: Hex): Info {
  const rows: [string, string | number][] = [[w("region"), table.name(hex.region)]];
  if (hex.tile?.type === "resource")
    rows.push([w("gives"), `${hex.tile.amount} ${table.name(`resource_${hex.tile.resource}`)}`]);
  if (hex.tile?.type === "good") {
    rows.push([w("good"), table.name(`good_${hex.tile.id}`)]);
    const me = game.you ? game.players[game.you.seat] : undefined;
    if (me) rows.push([w("you_have"), me.goods[hex.tile.id] ?? 0]);
  }
  if (hex.piece) rows.push([w("owner"), table.who(hex.piece.seat)]);
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
    rows: [
      ...region.influence
        .map((n, seat): [string, string] => [
          table.who(seat),
          w("influence_points", { n, points: region.points[seat] ?? 0 }),
        ])
        .filter((_, seat) => region.influence[seat]),
      ...region.units.map((of): [string, string] => [
        `${w("military")}, ${table.who(of.seat)}`,
        listed(UNITS.map((kind) => [table.name(`piece_${kind}`), of[kind]])),
      ]),
    ],
  };
}

/** A card as printed, from the title's content, where the observation tells no more than its id. */
export function printed(table: Table, id: string): Card {
  type Printed = Card & { cost_ideas?: number };
  const lists = [
    (table.content.technologies as { cards?: Printed[] } | undefined)?.cards,
    (table.content.build_cards as { cards?: Printed[] } | undefined)?.cards,
    (table.content.wonders as { wonders?: Printed[] } | undefined)?.wonders,
    (table.content.golden_ages as { golden_ages?: Printed[] } | undefined)?.golden_ages,
    (table.content.achievements as { achievements?: Printed[] } | undefined)?.achievements,
  ];
  for (const list of lists) {
    const card = list?.find((one) => one.id === id);
    if (card) return card.cost_ideas ? { ...card, cost: { ideas: card.cost_ideas } } : card;
  }
  return { id };
}

export const leaderInfo = (table: Table, player: Player): Info => ({
  name: table.name(player.leader ?? ""),
  kind: player.leader_power ? w(player.leader_power.used ? "used" : "unused") : "",
  text: table.text(player.leader ?? ""),
});

export function deckInfo(table: Table, name: DeckName, deck: Deck): Info {
  return {
    name: table.name(`deck_${name}`),
    rows: [
      [w("cards_left"), deck.left],
      [w("empire_card"), w(deck.empire_revealed ? "revealed" : "in_the_deck")],
    ],
    text: deck.top ? w("on_top", { card: table.name(deck.top.id) }) : "",
  };
}

export const militaryInfo = (table: Table, game: Game, me: Player): Info => ({
  name: w("military"),
  rows: [
    [w("recruit"), costText(table, game.costs.unit)],
    [w("at_most"), me.recruit_limit],
    [w("may_recruit"), me.recruitable.map((unit) => table.name(`piece_${unit}`)).join(", ") || "–"],
    [w("march"), costText(table, game.costs.move)],
  ],
});

/** Everything of a player that lies open on the table, and what it would score now. */
export function playerInfo(table: Table, player: Player): Info {
  const named = (prefix: string, counts: Record<string, number>): string =>
    listed(Object.entries(counts).map(([id, n]) => [table.name(`${prefix}_${id}`), n]));
  const names = (ids: string[]): string => ids.map((id) => table.name(id)).join(", ") || "–";
  return {
    name: table.who(player.seat),
    kind: w("worth", { n: player.score }),
    rows: [
      ...Object.entries(player.points)
        .filter(([, n]) => n)
        .map(([part, n]): [string, number] => [table.texts.messages[`score-${part}`] ?? part, n]),
      ...Object.entries(player.production).map(([track, n]): [string, number] => [
        table.name(`track_${track}`),
        n,
      ]),
      [w("pillars"), named("pillar", player.symbols)],
      [w("goods"), named("good", player.goods)],
    ],
    text: [
      `${w("technology")}: ${names(player.technologies)}`,
      player.face_down.length ? w("n_face_down", { n: player.face_down.length }) : "",
      player.wonders.length ? `${w("wonders")}: ${names(player.wonders)}` : "",
      [...player.golden_ages, ...player.achievements].length
        ? `${w("claimed")}: ${names([...player.golden_ages, ...player.achievements])}`
        : "",
    ]
      .filter(Boolean)
      .join("\n"),
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
    rows: claim.progress.map((n, seat): [string, string] => [table.who(seat), `${n}/${claim.needs}`]),
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

export function wonderInfo(table: Table, game: Game, wonder: Game["wonders"][number]): Info {
  const rows: [string, string][] = [];
  if (wonder.owner !== null) rows.push([w("owner"), table.who(wonder.owner)]);
  else {
    rows.push([w("stands_on"), w(wonder.hex_kind === "port" ? "port_site" : "land")]);
    if (game.you) rows.push([w("costs"), costText(table, game.wonder_costs[game.you.seat])]);
  }
  return { name: table.name(wonder.id), rows, text: table.text(wonder.id) };
}

export const supplyInfo = (
  table: Table,
  me: Player,
  piece: keyof Player["supply"],
  cost: Cost | undefined,
): Info => ({
  name: table.name(`piece_${piece}`),
  rows: [
    [w("in_supply"), me.supply[piece]],
    ...(cost ? [[w("costs"), costText(table, cost) || w("free")] as [string, string]] : []),
  ],
});
