import { appsEndpoints, competitorsEndpoints } from "@listwise/contracts/apps";
import {
  competitorKeywordsEndpoints,
  discoveryEndpoints,
  keywordEntriesEndpoints,
  userKeywordsEndpoints,
} from "@listwise/contracts/keywords";
import { aDataset, anItunesApp } from "../../../testing/datasets";
import { eventually } from "../../../testing/eventually";
import { giveLimit } from "../../../testing/give-limit";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { ensureKeyword } from "../../crawls";
import { findListingPhrases } from "./find-listing-phrases";

const { list } = competitorKeywordsEndpoints;
const country = "us";
const [OWN, BERO, CIRA] = ["940000001", "940000002", "940000003"];

const listings = [
  anItunesApp({ trackId: Number(OWN), trackName: "Alba Trail Maps", description: "Hiking maps." }),
  anItunesApp({
    trackId: Number(BERO),
    trackName: "Bero: Trail Maps & Hiking Routes",
    description:
      "Offline hiking maps with routes. Our offline hiking maps are free. Maps for hikers. Real people. Real people.",
  }),
  anItunesApp({
    trackId: Number(CIRA),
    trackName: "Cira Hiking Routes",
    description: "Offline hiking maps for hikers. Offline hiking maps everywhere. Real people. Real people.",
  }),
];

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${await aDataset(listings)}` }, worker: true });
});
afterAll(() => site.close());

async function owner(keywords: readonly string[] = []) {
  const user = await site.asUser({ plan: "team" });
  const { data: app } = await user.call(appsEndpoints.followByStoreId, {
    body: { storeId: OWN, relation: "own" },
  });
  const params = { id: app.id };
  for (const competitorId of [BERO, CIRA]) {
    await user.call(competitorsEndpoints.add, { params, body: { competitorId } });
  }
  for (const keywordText of keywords) {
    await user.call(userKeywordsEndpoints.add, { body: { appId: app.id, keywordText, country } });
  }
  const read = () => user.call(list, { params, query: { country } });
  const find = async (keyword: string) => (await read()).data.find((row) => row.keyword === keyword);
  return { ...user, app, params, read, find };
}

it("lists phrases of the competitors' listings with their evidence; a check adds ranks and figures", async () => {
  const user = await owner();
  const { apps, origin, omitted } = await user.read();
  expect(apps.map(({ name }) => name)).toEqual([
    "Alba Trail Maps",
    "Bero: Trail Maps & Hiking Routes",
    "Cira Hiking Routes",
  ]);
  expect({ origin, omitted }).toEqual({ origin: "chosen", omitted: 0 });
  expect(await user.find("hiking routes")).toMatchObject({
    tracked: false,
    ranks: [null, null, null],
    texts: [[], ["name", "description"], ["name"]],
    score: null,
    checkedAt: null,
  });
  expect(await user.find("offline hiking maps")).toMatchObject({
    texts: [[], ["description"], ["description"]],
  });
  // A brand is no keyword, and neither is what only the own listing says.
  expect(await user.find("bero")).toBeUndefined();
  expect(await user.find("alba trail")).toBeUndefined();
  // Both descriptions have these words, but they are a part of a sentence.
  expect(await user.find("maps for hikers")).toBeUndefined();
  expect(await user.find("real people")).toBeUndefined();
  await user.call(discoveryEndpoints.check, {
    params: user.params,
    body: { country, keywords: ["hiking routes"] },
  });
  const checked = await eventually(
    () => user.find("hiking routes"),
    (row) => row?.checkedAt !== null && row?.checking === false,
  );
  expect(checked).toMatchObject({ ranks: [201, 1, 2], results: 2, popularity: expect.any(Number) });
  expect(checked?.relevance).not.toBeNull();
});

it("includes the whole list of the app, but no keyword that is irrelevant for it", async () => {
  const user = await owner(["chess", "trail maps"]);
  const listed = await eventually(
    async () => (await user.read()).data.filter(({ tracked }) => tracked),
    (rows) => rows.every(({ checkedAt }) => checkedAt !== null),
  );
  expect(Object.fromEntries(listed.map(({ keyword, ranks }) => [keyword, ranks]))).toEqual({
    chess: [201, 201, 201],
    "trail maps": [expect.any(Number), expect.any(Number), 201],
  });
  await user.call(keywordEntriesEndpoints.markIrrelevant, {
    params: user.params,
    body: { keywords: ["offline hiking maps", "chess"], isIrrelevant: true },
  });
  expect(await user.find("offline hiking maps")).toBeUndefined();
  expect(await user.find("chess")).toBeUndefined();
});

it("reveals keywords of other users only if the compared listings contain all their words", async () => {
  const other = await owner(["secret launch", "routes offline"]);
  await eventually(
    async () => (await other.read()).data.filter(({ tracked }) => tracked),
    (rows) => rows.every(({ checkedAt }) => checkedAt !== null),
  );
  const bero = await other.call(appsEndpoints.get, { params: { id: BERO } });
  for (const table of ["crawls", "keyword_results"]) {
    await site.ctx.pool.query(`update ${table} set app_ids = $1 where keyword_id = any($2)`, [
      [bero.data.id],
      [
        await ensureKeyword(site.ctx.db, "secret launch", "ios"),
        await ensureKeyword(site.ctx.db, "routes offline", "ios"),
      ],
    ]);
  }
  const user = await owner();
  expect(await user.find("routes offline")).toMatchObject({ tracked: false, ranks: [201, 1, 201] });
  expect(await user.find("secret launch")).toBeUndefined();
});

it("leaves out difficulty without advanced keyword analysis; strangers and unknown storefronts are refused", async () => {
  const user = await owner(["trail maps"]);
  await giveLimit(site, user.id, "advanced_keyword_analysis", false);
  const { data, advanced } = await user.read();
  expect(advanced).toBe(false);
  expect(data.every(({ difficulty }) => difficulty === null)).toBe(true);
  const parts = { params: user.params, query: { country } };
  expect(await (await site.asUser()).request(list, parts)).toMatchObject({ status: 404 });
  expect(await site.request(list, parts)).toMatchObject({ status: 401 });
  const elsewhere = { ...parts, query: { country: "jp" } };
  expect(await user.request(list, elsewhere)).toMatchObject({ body: { code: "UNKNOWN_COUNTRY" } });
});

it("takes a word of one competitor only if many listings of the storefront have it", async () => {
  const listing = (appId: number, name: string) => ({
    appId,
    name,
    detail: name,
    subtitle: null,
    description: null,
  });
  const found = await findListingPhrases(
    [listing(1, "Alba Notes"), listing(2, "Bero Notes Widget & Widget Notes")],
    {
      ownId: 1,
      country,
      frequencies: {
        listings: 500,
        byWord: new Map([
          ["widget", 40],
          ["bero", 1],
        ]),
      },
      choose: async (phrases) => phrases.filter((text) => !text.startsWith("alba")),
    },
  );
  // Phrases don't cross an ampersand, and a single word of one competitor is no keyword.
  expect(found).toEqual(["notes", "notes widget", "widget notes"]);
});
