import {
  keywordMetricsEndpoints,
  researchEndpoints,
  userKeywordsEndpoints,
} from "@listwise/contracts/keywords";
import { giveLimit } from "../../testing/give-limit";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { known } = keywordMetricsEndpoints;
let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

it("returns the latest stored metrics in the requested order and whether keywords are tracked, without computing any", async () => {
  const user = await site.asUser();
  const keyword = "weather";
  const { data: metrics } = await user.call(researchEndpoints.metrics, { query: { keyword } });
  await user.call(userKeywordsEndpoints.add, { body: { keywordText: "Weather", country: "us" } });
  const body = { country: "us", keywords: ["never looked up", "Weather"] };
  const { data } = await user.call(known, { body });
  expect(data).toMatchObject([
    {
      keyword: "never looked up",
      popularity: null,
      opportunity: null,
      computedAt: null,
      tracked: false,
    },
    { keyword: "Weather", popularity: metrics.popularity.value, tracked: true },
  ]);
  expect(data[1]?.difficulty).toBe(metrics.difficulty.value);
  expect((await user.call(known, { body: { ...body, country: "de" } })).data[1]).toMatchObject({
    tracked: false,
  });
  expect(await user.request(known, { body: { ...body, country: "zz" } })).toMatchObject({ status: 400 });
  await giveLimit(site, user.id, "advanced_keyword_analysis", false);
  expect((await user.call(known, { body })).data[1]).toMatchObject({
    popularity: metrics.popularity.value,
    difficulty: null,
    opportunity: null,
  });
});
