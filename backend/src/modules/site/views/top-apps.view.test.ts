import { showcaseEndpoints } from "@listwise/contracts/site";
import { startTestApp } from "../../../testing/test-app";
import { crawlNow, ensureKeyword } from "../../crawls";
import { getStore } from "../../store";
import { loadTopAppsView } from "./top-apps.view";

const DAY = 86_400_000;

test("the document shows the same first results as the page, with their history and source", async () => {
  const app = await startTestApp();
  const keywordId = await ensureKeyword(app.ctx.db, "weather radar", "ios");
  const pair = { keywordId, country: "us", text: "weather radar", platform: "ios" } as const;
  await crawlNow(app.ctx, pair, new Date(Date.now() - 3 * DAY));
  await crawlNow(app.ctx, pair);
  const view = await loadTopAppsView(app.ctx, await getStore(app.ctx).describe());
  const { data } = await app.call(showcaseEndpoints.topApps, { query: { keyword: view.keyword } });
  expect(view.results.map(({ name }) => name)).toEqual(data.map(({ name }) => name));
  expect(view.results.map(({ tone }) => tone)).toEqual([
    ...["rank-3", "rank-3", "rank-3"],
    ...["rank-10", "rank-10"],
  ]);
  for (const { history } of view.results) {
    expect(history).toMatchObject({
      label: expect.stringMatching(/^Rank over \d+ of the last 14 days, from \d+ to \d+$/),
      path: expect.stringMatching(/^M/),
    });
  }
  expect(view.origin).toMatchObject({ source: "Sample data", isEstimated: true });
  expect(view.origin?.at?.text).toMatch(/^[A-Z][a-z]{2} \d+, \d{4}, /);
  expect(view.countries.filter(({ isCurrent }) => isCurrent)).toEqual([
    { code: "us", name: "United States", isCurrent: true },
  ]);
  await app.close();
});

test("without stored results of a live store, the document says that the keyword was never checked", async () => {
  const app = await startTestApp({ env: { STORE_SOURCE: "apple", APPLE_BASE_URL: "http://127.0.0.1:1" } });
  const view = await loadTopAppsView(app.ctx, await getStore(app.ctx).describe());
  expect(view).toMatchObject({ results: [], origin: null, isUnchecked: true });
  await app.close();
});
