import { appsEndpoints, ownAppsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { optimizerEndpoints } from "@listwise/contracts/tools";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { run, list, keywords } = optimizerEndpoints;
const params = { id: "1" };
const title = {
  kind: "title" as const,
  platform: "ios" as const,
  country: "us",
  texts: {
    name: "Trail Radar: Hiking Maps",
    subtitle: "Offline GPS for every path",
    keywords: "outdoor,walk",
  },
};

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

async function writer(plan = "team") {
  const user = await site.asUser({ plan });
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  return user;
}

it("scores texts next to the live listing, stores the version and counts it", async () => {
  const user = await writer();
  const keywordText = "hiking maps";
  await user.call(userKeywordsEndpoints.add, { body: { appId: 1, keywordText, country: "us" } });
  // Tools never use the keywords of another list.
  await user.call(userKeywordsEndpoints.add, {
    body: { appId: null, keywordText: "weather", country: "us" },
  });
  expect((await user.call(keywords, { query: { appId: 1, country: "us" } })).data).toEqual([
    expect.objectContaining({ keyword: keywordText }),
  ]);
  const { data, live, usage } = await user.call(run, { params, body: title });
  expect(data.report.keywords).toMatchObject([{ keyword: keywordText, covered: true, where: ["App Name"] }]);
  expect(data.report.score).toBeGreaterThan(50);
  expect(live.report?.parts.find(({ label }) => label === "Keywords")?.points).toBeNull();
  expect(live.aso?.after).toBeGreaterThanOrEqual(60);
  expect(usage.current).toBe(1);
  const { data: versions } = await user.call(list, { params, query: { kind: "title" } });
  expect(versions).toEqual([data]);
  expect((await user.call(list, { params, query: { kind: "description" } })).data).toEqual([]);
  const stranger = await site.asUser();
  expect(await stranger.request(run, { params, body: title })).toMatchObject({ status: 404 });
});

it("unchanged texts have the score of the listing", async () => {
  const user = await writer();
  const { data: app } = await user.call(ownAppsEndpoints.localization, { params, query: { country: "us" } });
  const texts = { name: app?.name ?? "", subtitle: app?.subtitle ?? "" };
  const { data, live } = await user.call(run, { params, body: { ...title, texts } });
  expect(live.report?.score).toBeGreaterThan(0);
  expect([data.report.score, live.comparable]).toEqual([live.report?.score, live.report?.score]);
  const written = await user.call(run, { params, body: { ...title, texts: { ...texts, keywords: "walk" } } });
  expect(written.live.comparable).toBe(live.report?.score);
  expect(written.data.report.score).not.toBe(live.report?.score);
});

it("a used-up limit refuses without scoring or storing anything; parallel requests can't exceed it", async () => {
  const user = await writer("free");
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => user.request(run, { params, body: title })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403]);
  const refused = answers.find(({ status }) => status === 403);
  expect(refused?.body).toMatchObject({
    code: "FEATURE_LIMIT_EXCEEDED",
    details: { feature: "title_optimizations_per_day", usage: { current: 3, limit: 3 } },
  });
  expect((await user.call(list, { params, query: { kind: "title" } })).data).toHaveLength(3);
  const feature = "description_optimizations_per_day";
  const { usage } = await user.call(limitsEndpoints.check, { params: { feature } });
  expect(usage?.current).toBe(0);
});

it("refuses empty text and unknown storefronts without counting them", async () => {
  const user = await writer();
  const empty = { ...title, texts: { description: "not of a title" } };
  expect(await user.request(run, { params, body: empty })).toMatchObject({ status: 400 });
  const nowhere = { ...title, country: "zz" };
  expect(await user.request(run, { params, body: nowhere })).toMatchObject({
    body: { code: "UNKNOWN_COUNTRY" },
  });
  const nul = { ...title, texts: { name: "a\0" } };
  expect(await user.request(run, { params, body: nul })).toMatchObject({ status: 400 });
  const description = { ...title, kind: "description" as const, texts: { description: "half \uD83D" } };
  const { data, usage } = await user.call(run, { params, body: description });
  expect([data.texts.description, usage.current]).toEqual(["half \uFFFD", 1]);
});
