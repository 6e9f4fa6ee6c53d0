// The pictograms of this board, by what they stand for.

import actionCard from "icon:tied-scroll";
import aggression from "icon:sword-clash";
import airForce from "icon:biplane";
import arena from "icon:coliseum";
import artillery from "icon:cannon";
import cavalry from "icon:horse-head";
import civil from "icon:card-play";
import corruption from "icon:rat";
import culture from "icon:lyre";
import deck from "icon:card-draw";
import defence from "icon:checked-shield";
import event from "icon:hourglass";
import food from "icon:wheat";
import government from "icon:stone-throne";
import infantry from "icon:broadsword";
import lab from "icon:erlenmeyer";
import leader from "icon:laurel-crown";
import library from "icon:bookshelf";
import mine from "icon:war-pick";
import pact from "icon:shaking-hands";
import resources from "icon:stone-block";
import special from "icon:compass";
import strength from "icon:crossed-swords";
import tactics from "icon:spears";
import temple from "icon:greek-temple";
import territory from "icon:island";
import theater from "icon:drama-masks";
import war from "icon:sword-brandish";
import wonder from "icon:great-pyramid";
import { glyph } from "../../lib/ui/glyphs";

export const icon = {
  culture,
  science: lab,
  strength,
  happiness: glyph.face,
  unhappy: glyph.frown,
  food,
  resources,
  corruption,
  farm: food,
  mine,
  temple,
  lab,
  arena,
  library,
  theater,
  infantry,
  cavalry,
  artillery,
  air_force: airForce,
  government,
  special,
  leader,
  wonder,
  action: actionCard,
  event,
  territory,
  aggression,
  pact,
  war,
  tactics,
  bonus: defence,
  hand: civil,
  deck,
} as const;

export type IconName = keyof typeof icon;
