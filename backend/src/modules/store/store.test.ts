import { storeEndpoints } from "@listwise/contracts/store";
import { gzipSync } from "node:zlib";
import { readFile, writeFile } from "node:fs/promises";
import { startTestApp, type TestApp } from "../../testing/test-app";
import type { Database } from "../../infra/db/database";
import { createLogger, type Logger } from "../../infra/logging/logger";
import { countDatasetLines, identifyDataset } from "./sources/dataset/dataset-file";
import { importDataset } from "./sources/dataset/import-dataset";
import { findImportProgress, findLastImport } from "./imports.repository";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { getStore } from "./store";

const ios = { platform: "ios", country: "us", limit: 200 } as const;

async function order(test: TestApp, term: string): Promise<string[]> {
  const { listings } = await getStore(test.ctx).search({ ...ios, term });
  return listings.map((listing) => listing.name);
}

/** Imports a data set completely, as a node does in the background. */
async function load(db: Database, log: Logger, path: string, signal?: AbortSignal): Promise<void> {
  const file = await identifyDataset(path, null);
  const totalLines = await countDatasetLines(file);
  await importDataset(db, log, { file, totalLines, ...(signal && { signal }) });
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
    await load(test.ctx.db, test.ctx.log, path);
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
    await load(test.ctx.db, log, path);
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
    await load(test.ctx.db, log, path);
    await load(test.ctx.db, log, path);
    expect(info.mock.calls.map(([, message]) => message)).toEqual(["data set imported"]);
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
    const loading = load(test.ctx.db, test.ctx.log, await file());
    await expect(loading).rejects.toThrow(new RegExp(`^STORE_SOURCE points to .*${sentence}`));
    await expect(loading).rejects.toMatchObject({ name: "StartupError" });
  });

  /** Makes the database refuse listings with this name, with an SQL state. */
  async function refuse(name: string, code: string): Promise<void> {
    const { pool } = test.ctx;
    await pool.query(`create or replace function refuse_listing() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${code}'; end $$`);
    await pool.query(`create or replace trigger refuse_listing before insert or update on listings for each row
      when (new.name = '${name}') execute function refuse_listing()`);
  }

  it("continues after the last stored batch, and has no results in between", async () => {
    const { db, pool, log } = test.ctx;
    await load(db, log, await aDataset([anItunesApp({ trackId: 900000041, trackName: "Earlier" })]));
    const lines: (object | string)[] = Array.from({ length: 1_300 }, (_, index) =>
      anItunesApp({ trackId: 900001000 + index, trackName: `Later ${index}` }),
    );
    lines[10] = "damaged";
    const path = await aDataset(lines);
    await refuse("Later 1100", "53100");
    await expect(load(db, log, path)).rejects.toThrow();
    expect(await findImportProgress(db, "dataset")).toEqual({ percent: 77, stopped: false });
    await expect(order(test, "earlier")).rejects.toMatchObject({
      code: "STORE_UNAVAILABLE",
      message: expect.stringContaining("still being imported: 77% so far"),
    });
    const { data } = await test.call(storeEndpoints.source);
    expect(data).toMatchObject({ storefronts: null, importing: { percent: 77, stopped: false } });
    await pool.query("update store_import_runs set updated_at = now() - interval '3 minutes'");
    expect(await findImportProgress(db, "dataset")).toEqual({ percent: 77, stopped: true });

    await pool.query("drop trigger refuse_listing on listings");
    await pool.query("update listings set name = 'Stored before' where name = 'Later 5'");
    await load(db, log, path);
    expect(await findImportProgress(db, "dataset")).toBeNull();
    // The first batch wasn't read again.
    expect(await order(test, "later 5")).toEqual(["Stored before"]);
    expect(await order(test, "later 1100")).toEqual(["Later 1100"]);
    expect(await order(test, "earlier")).toEqual([]);
    expect(await findLastImport(db, "dataset")).toMatchObject({ listings: 1_299 });
  });

  it("starts again if the file has changed in the meantime", async () => {
    const { db, log } = test.ctx;
    const later = Array.from({ length: 600 }, (_, index) =>
      anItunesApp({ trackId: 900003000 + index, trackName: `First ${index}` }),
    );
    const stop = new AbortController();
    stop.abort(new Error("stopped"));
    await expect(load(db, log, await aDataset(later), stop.signal)).rejects.toThrow("stopped");
    await load(db, log, await aDataset([anItunesApp({ trackId: 900000042, trackName: "Second" })]));
    expect(await order(test, "second")).toEqual(["Second"]);
    expect(await order(test, "first")).toEqual([]);
  });

  it("skips a line that the database can't store and logs it", async () => {
    const { db, pool } = test.ctx;
    const lines = Array.from({ length: 7 }, (_, index) =>
      anItunesApp({ trackId: 900005000 + index, trackName: `Odd ${index}` }),
    );
    const log = createLogger({ logLevel: "silent" });
    const warn = jest.spyOn(log, "warn");
    await refuse("Odd 4", "22001");
    await load(db, log, await aDataset(lines));
    await pool.query("drop trigger refuse_listing on listings");
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
      expect.objectContaining({ line: 5, reason: "can't be stored: PostgreSQL error 22001." }),
    ]);
    expect(await order(test, "odd")).toHaveLength(6);
  });
});
