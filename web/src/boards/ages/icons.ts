// The pictograms of this board, by what they stand for.

import airForce from "icon:biplane";
import library from "icon:bookshelf";
import infantry from "icon:broadsword";
import artillery from "icon:cannon";
import deck from "icon:card-draw";
import civil from "icon:card-play";
import defence from "icon:checked-shield";
import arena from "icon:coliseum";
import special from "icon:compass";
import strength from "icon:crossed-swords";
import theater from "icon:drama-masks";
import lab from "icon:erlenmeyer";
import wonder from "icon:great-pyramid";
import temple from "icon:greek-temple";
import cavalry from "icon:horse-head";
import event from "icon:hourglass";
import territory from "icon:island";
import leader from "icon:laurel-crown";
import culture from "icon:lyre";
import corruption from "icon:rat";
import pact from "icon:shaking-hands";
import tactics from "icon:spears";
import resources from "icon:stone-block";
import government from "icon:stone-throne";
import war from "icon:sword-brandish";
import aggression from "icon:sword-clash";
import actionCard from "icon:tied-scroll";
import mine from "icon:war-pick";
import food from "icon:wheat";
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
