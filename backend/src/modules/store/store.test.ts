import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { readFile, writeFile } from "node:fs/promises";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { createLogger } from "../../infra/logging/logger";
import { loadDataset } from "./sources/dataset/load-dataset";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { getStore } from "./store";

const ios = { platform: "ios", country: "us", limit: 200 } as const;

async function order(test: TestApp, term: string): Promise<string[]> {
  const { listings } = await getStore(test.ctx).search({ ...ios, term });
  return listings.map((listing) => listing.name);
}

describe("a data set", () => {
  let test: TestApp;
  let path: string;

  beforeAll(async () => {
    path = await aDataset([
      anItunesApp({
        trackId: 900000011,
        trackName: "Only described",
        description: "A weather radar.",
        userRatingCount: 9e6,
      }),
      anItunesApp({
        trackId: 900000012,
        trackName: "By keywords",
        keywords: "radar,weather",
        userRatingCount: 8e6,
      }),
      anItunesApp({
        trackId: 900000013,
        trackName: "Weather",
        subtitle: "Radar and more",
        userRatingCount: 7e6,
      }),
      anItunesApp({ trackId: 900000014, trackName: "Radar of Weather", userRatingCount: 1 }),
      anItunesApp({ trackId: 900000015, trackName: "Weather Radar", userRatingCount: 2 }),
      anItunesApp({ trackId: 900000016, trackName: "Weather Radar Too", userRatingCount: 2 }),
      anItunesApp({ trackId: 900000017, trackName: "Weather alone", description: "No such map." }),
      anItunesApp({ trackId: 900000018, trackName: "Wetter Radar Weather", country: "de" }),
      anItunesApp({ trackId: 900000021, trackName: "Landkarten: Haus und Karten", country: "de" }),
      anItunesApp({ trackId: 900000022, trackName: "Something new" }),
      '{"trackId": 5, "trackName": ',
      '{"trackId": 900000019}',
      "[]",
      "",
      '{"trackId":900000020,"trackName":"Odd \\u0000 \\ud800 one","genres":["\\ud800"],"userRatingCount":99999999999}',
    ]);
    test = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  });
  afterAll(() => test.close());

  it("ranks name above subtitle above keywords above description, then popularity, then id", async () => {
    expect(await order(test, "Weather  RADAR")).toEqual([
      "Weather Radar",
      "Weather Radar Too",
      "Radar of Weather",
      "Weather",
      "By keywords",
      "Only described",
    ]);
  });

  it.each([
    ["Radars", "radar"],
    ["weathers maps", "weather map"],
    ["no such MAPS", "no such map"],
  ])("lists the same for %j as for %j", async (plural, singular) => {
    const listed = await order(test, singular);
    expect(listed.length).toBeGreaterThan(0);
    expect(await order(test, plural)).toEqual(listed);
  });

  it("compares the words of a storefront in its language", async () => {
    const { listings } = await getStore(test.ctx).search({ ...ios, country: "de", term: "karte häuser" });
    expect(listings.map(({ name }) => name)).toEqual(["Landkarten: Haus und Karten"]);
    expect(await order(test, "news")).toEqual([]);
  });

  it("completes words as they are written", async () => {
    expect((await getStore(test.ctx).hints("weath", { platform: "ios", country: "us" })).value?.[0]).toBe(
      "weather",
    );
    expect(
      (await getStore(test.ctx).hints("landkarten", { platform: "ios", country: "de" })).value,
    ).toContain("landkarten");
  });

  it("is indexed again if the index has changed", async () => {
    const { pool } = test.ctx;
    await pool.query("update store_imports set hash = regexp_replace(hash, '^[0-9]+:', '1:')");
    await pool.query("update listings set words = 'gone'");
    expect(await order(test, "weather radar")).toEqual([]);
    await loadDataset(test.ctx.db, test.ctx.log, path);
    expect(await order(test, "weather radar")).toHaveLength(6);
  });

  it("keeps the usable parts of lines with strange characters and numbers", async () => {
    expect(await order(test, "odd one")).toHaveLength(1);
  });

  it("keeps a line's own storefront", async () => {
    const { listings } = await getStore(test.ctx).search({ ...ios, country: "de", term: "wetter" });
    expect(listings.map((listing) => listing.country)).toEqual(["de"]);
  });

  it.each(["!!!", "   ", "'); drop table apps; --", "天気", "%_\\", "🎈"])(
    "returns an empty list for %j",
    async (term) => {
      expect(await order(test, term)).toEqual([]);
    },
  );

  it("logs skipped lines with the reason", async () => {
    const path = await aDataset([
      "nonsense",
      anItunesApp({ trackId: 900000031, trackName: "Left" }),
      { trackId: "x" },
    ]);
    const log = createLogger({ logLevel: "silent" });
    const warn = jest.spyOn(log, "warn");
    await loadDataset(test.ctx.db, log, path);
    const told = warn.mock.calls.map(([fields]) => fields);
    expect(told).toEqual([
      expect.objectContaining({ line: 1, reason: expect.stringContaining("not JSON") }),
      expect.objectContaining({ line: 3, reason: expect.stringContaining("trackId") }),
    ]);
    expect(await order(test, "left")).toEqual(["Left"]);
    expect(await order(test, "weather radar")).toEqual([]);
  });

  it("reads gzip, and only if the content has changed", async () => {
    const path = await aDataset([anItunesApp({ trackId: 900000032, trackName: "Zipped" })]);
    await writeFile(path, gzipSync(await readFile(path)));
    const log = createLogger({ logLevel: "silent" });
    const info = jest.spyOn(log, "info");
    await loadDataset(test.ctx.db, log, path);
    await loadDataset(test.ctx.db, log, path);
    expect(info.mock.calls.map(([, message]) => message)).toEqual([
      "data set imported",
      "data set unchanged since the last import",
    ]);
    expect(await order(test, "zipped")).toEqual(["Zipped"]);
  });

  it.each([
    ["no usable line", async () => aDataset(["", "x"])],
    [
      "ends too early",
      async () => {
        const path = await aDataset([]);
        await writeFile(
          path,
          gzipSync(JSON.stringify(anItunesApp({ trackId: 1, trackName: "Cut" }))).subarray(0, 40),
        );
        return path;
      },
    ],
    ["doesn't exist", async () => "/nowhere/apps.jsonl"],
    ["is a folder", async () => "/"],
  ])("refuses to start with a message when the file: %s", async (sentence, file) => {
    const load = loadDataset(test.ctx.db, test.ctx.log, await file());
    await expect(load).rejects.toThrow(new RegExp(`^STORE_SOURCE points to .*${sentence}`));
    await expect(load).rejects.toMatchObject({ name: "StartupError" });
  });

  it("keeps the earlier listings and says why if the database refuses a listing midway", async () => {
    const { db, pool } = test.ctx;
    await loadDataset(
      db,
      test.ctx.log,
      await aDataset([anItunesApp({ trackId: 900000041, trackName: "Earlier" })]),
    );
    // The descriptions don't compress, so most of the file isn't read yet.
    const apps = Array.from({ length: 3_000 }, (_, index) => {
      const description = randomBytes(500).toString("hex");
      return anItunesApp({ trackId: 900001000 + index, trackName: `Later ${index}`, description });
    });
    const path = await aDataset(apps);
    await writeFile(path, gzipSync(await readFile(path)));
    await pool.query(`create function refuse_listing() returns trigger language plpgsql as
      $$ begin raise exception 'disk quota exceeded' using errcode = '53100'; end $$`);
    await pool.query(`create trigger refuse_listing before insert or update on listings for each row
      when (new.name = 'Later 500') execute function refuse_listing()`);
    const log = createLogger({ logLevel: "silent" });
    const error = jest.spyOn(log, "error");
    const load = loadDataset(db, log, path);
    await expect(load).rejects.toThrow(`The import of ${path} failed: disk quota exceeded`);
    await expect(load).rejects.toMatchObject({ name: "StartupError" });
    expect(error.mock.calls.map(([, message]) => message)).toEqual([
      "data set import failed; nothing was stored",
    ]);
    expect(await order(test, "earlier")).toEqual(["Earlier"]);
    expect(await order(test, "later")).toEqual([]);
    await pool.query("drop trigger refuse_listing on listings");
    await loadDataset(db, log, path);
    expect(await order(test, "later 500")).toEqual(["Later 500"]);
  });
});
