import { computeRatingScore } from "@listwise/aso-core/scores";
import { appsEndpoints, competitorsEndpoints } from "@listwise/contracts/apps";
import { iconsEndpoints } from "@listwise/contracts/tools";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { competitors, shelf } = iconsEndpoints;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

it("derives a stable score of 65 to 95 from rating and app id", () => {
  const of = (id: number, rating: number | null) => computeRatingScore({ id, rating });
  expect(of(7, 4.6)).toBe(of(7, 4.6));
  expect(of(7, 1)).toBe(65);
  expect(Math.abs((of(7, 4.6) ?? 0) - 69)).toBeLessThanOrEqual(2);
  expect(new Set(Array.from({ length: 20 }, (_, id) => of(id, 5))).size).toBeGreaterThan(1);
  expect(of(7, null)).toBeNull();
});

it("shows up to twelve icons with up to four colors each, best score first", async () => {
  const user = await test.asUser({ plan: "unlimited" });
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  for (let id = 2; id <= 15; id++) {
    await user.call(competitorsEndpoints.add, { params: { id: 1 }, body: { competitorId: String(id) } });
  }
  const { data } = await user.call(competitors, { params: { id: 1 } });
  expect(data).toHaveLength(12);
  expect(data.filter(({ mine }) => mine)).toHaveLength(1);
  const scores = data.map(({ score }) => score ?? 0);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  for (const { colors, analysis, reason } of data) {
    expect(colors.length).toBeGreaterThan(0);
    expect(colors.length).toBeLessThanOrEqual(4);
    expect(analysis?.score).toBeGreaterThanOrEqual(60);
    expect(reason).toBeNull();
  }
  const stranger = await test.asUser();
  expect((await stranger.request(competitors, { params: { id: 1 } })).status).toBe(404);
});

it("lists the first search results with their colors; an unreadable icon keeps its position", async () => {
  const user = await test.asUser();
  await test.ctx.pool.query(
    "update listings set icon = 'https://127.0.0.1/a.png' where app_id = (select app_id from listings where country = 'us' and name ilike '%weather%' order by rating_count desc nulls last limit 1)",
  );
  const { data, keyword } = await user.call(shelf, { query: { keyword: " Weather " } });
  expect(keyword).toBe("weather");
  expect(data.map(({ position }) => position)).toEqual(data.map((_, index) => index + 1));
  expect(data.length).toBeGreaterThan(3);
  expect(data.filter(({ colors }) => colors.length > 0).length).toBeGreaterThan(data.length - 3);
  expect(await user.request(shelf, { query: { keyword: "weather", country: "zz" } })).toMatchObject({
    status: 400,
  });
});
