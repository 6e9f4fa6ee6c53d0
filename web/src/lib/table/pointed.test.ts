import { expect, it } from "vitest";
import type { Action } from "../api/types";
import { Pointed } from "./pointed";

const action = (...targets: string[]): Action => ({ notation: "", label: "", group: "", rule: "", targets });

it("knows kinds, not single things", () => {
  const pointed = new Pointed();
  expect(pointed.at("region:roma")).toBe(false);
  pointed.learn([action("region:roma", "unit:roma:legion"), action("end")]);
  expect(["region:ancona", "unit:ancona:galley", "end"].map((id) => pointed.at(id))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["good:iron", "regions", "ending"].map((id) => pointed.at(id))).toEqual([false, false, false]);
});
