import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../api/rest";
import { figures } from "./figures";

afterEach(() => vi.restoreAllMocks());

describe("the figures of a table", () => {
  it("are loaded once for each title and content pack", async () => {
    const asked = vi.spyOn(api, "content").mockImplementation(async (title, pack) => ({ title, pack }));
    const mine = await figures("antike", "abc");
    expect(mine).toEqual({ title: "antike", pack: "abc" });
    expect(await figures("antike", "abc")).toBe(mine);
    expect(await figures("antike", "")).toEqual({ title: "antike", pack: "" });
    expect(await figures("mosaic", "abc")).toEqual({ title: "mosaic", pack: "abc" });
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it("are asked for again when they did not come", async () => {
    vi.spyOn(api, "content").mockRejectedValueOnce(new Error("gone")).mockResolvedValueOnce({ advances: {} });
    await expect(figures("ages", "")).rejects.toThrow("gone");
    expect(await figures("ages", "")).toEqual({ advances: {} });
  });

  it("name the pack in the address only where there is one", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("{}"));
    await api.content("antike", "");
    await api.content("antike", "abc");
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      "/api/titles/antike/content",
      "/api/titles/antike/content?pack=abc",
    ]);
  });
});
