import { appsEndpoints, competitorsEndpoints } from "@listwise/contracts/apps";
import {
  competitorKeywordsEndpoints,
  discoveryEndpoints,
  ideasEndpoints,
} from "@listwise/contracts/keywords";
import { aDataset, anItunesApp } from "../../../testing/datasets";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import type * as Scores from "./score-keywords";

jest.mock("./score-keywords", (): typeof Scores => {
  const actual = jest.requireActual<typeof Scores>("./score-keywords");
  return {
    ...actual,
    async scoreKeywords(ctx, ...rest) {
      const scored = await actual.scoreKeywords(ctx, ...rest);
      await ctx.pool.query("update crawl_pairs set queued_at = null, untold = false");
      return scored;
    },
  };
});

const country = "us";
const [OWN, BERO, CIRA] = ["960000001", "960000002", "960000003"];
const listings = [
  anItunesApp({ trackId: Number(OWN), trackName: "Alba Trail Maps", description: "Hiking maps." }),
  anItunesApp({
    trackId: Number(BERO),
    trackName: "Bero: Hiking Routes",
    description: "Offline hiking maps.",
  }),
  anItunesApp({
    trackId: Number(CIRA),
    trackName: "Cira Hiking Routes",
    description: "Offline hiking maps.",
  }),
];

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${await aDataset(listings)}` } });
});
afterAll(() => site.close());

test("a check that ends after the figures were read is still under way, so that pages ask again", async () => {
  const user = await site.asUser({ plan: "pro" });
  const { data: app } = await user.call(appsEndpoints.followByStoreId, {
    body: { storeId: OWN, relation: "own" },
  });
  const params = { id: app.id };
  for (const competitorId of [BERO, CIRA]) {
    await user.call(competitorsEndpoints.add, { params, body: { competitorId } });
  }
  const keyword = "hiking routes";
  const { check, discover } = discoveryEndpoints;
  const reads = [
    () => user.call(discover, { params, query: { country, list: "suggestions" } }),
    () => user.call(competitorKeywordsEndpoints.list, { params, query: { country } }),
    () => user.call(ideasEndpoints.figures, { body: { appId: app.id, country, keywords: [keyword] } }),
  ];
  for (const read of reads) {
    await user.call(check, { params, body: { country, keywords: [keyword] } });
    const { data } = await read();
    expect(data).toContainEqual(expect.objectContaining({ keyword, popularity: null, checking: true }));
  }
});
