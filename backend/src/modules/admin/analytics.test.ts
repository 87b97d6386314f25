import { adminAnalyticsEndpoints } from "@listwise/contracts/admin";
import { appsEndpoints } from "@listwise/contracts/apps";
import { authEndpoints } from "@listwise/contracts/auth";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { MINUTE_MS } from "../../infra/durations";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { refreshUserCounts } from "../keywords";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

test("events are counted per day, including days without events", async () => {
  const admin = await site.asAdmin();
  const email = "known@x.example";
  await site.asUser({ email, password: "a long password", plan: "pro" });
  const logIn = (password: string) => site.request(authEndpoints.login, { body: { email, password } });
  await logIn("a long password");
  await logIn("a wrong password");
  const { data } = await admin.call(adminAnalyticsEndpoints.analytics, { query: { days: 7 } });
  expect(data.days).toHaveLength(7);
  expect(data.days.at(-1)).toEqual({
    day: new Date().toISOString().slice(0, 10),
    registrations: 2,
    signIns: 1,
    failedSignIns: 1,
    follows: 0,
    keywords: 0,
    crawls: 0,
    exports: 0,
  });
  expect(data.days[0]).toMatchObject({ registrations: 0, signIns: 0 });
  expect(data.plans).toEqual(
    expect.arrayContaining([
      { name: "Pro", id: null, count: 1 },
      { name: "Free", id: null, count: 1 },
    ]),
  );
  expect(data.apps).toEqual([]);
});

test("covers at least a week and at most a year", async () => {
  const admin = await site.asAdmin();
  for (const days of [6, 366, "x"]) {
    expect((await admin.request(adminAnalyticsEndpoints.analytics, { query: { days } })).status).toBe(400);
  }
});

test("the most tracked apps are listed by name", async () => {
  const admin = await site.asAdmin();
  const [ada, bob] = [await site.asUser({ plan: "pro" }), await site.asUser({ plan: "pro" })];
  const { results } = await ada.call(appsEndpoints.search, { query: { q: "weather", limit: 2 } });
  const [first, second] = results;
  for (const app of [first, second]) {
    await ada.call(appsEndpoints.followByStoreId, { body: { storeId: app?.storeId ?? "", platform: "ios" } });
  }
  await bob.call(appsEndpoints.followByStoreId, {
    body: { storeId: second?.storeId ?? "", platform: "ios" },
  });
  const { data } = await admin.call(adminAnalyticsEndpoints.analytics);
  expect(data.apps).toEqual([
    { name: second?.name, id: second?.id, count: 2 },
    { name: first?.name, id: first?.id, count: 1 },
  ]);
});

test("the most tracked keywords and storefronts are listed, with each user counted once", async () => {
  const admin = await site.asAdmin();
  const [ada, bob] = [await site.asUser({ plan: "pro" }), await site.asUser({ plan: "pro" })];
  const track = (user: typeof ada, keywordText: string, country: string) =>
    user.call(userKeywordsEndpoints.add, { body: { keywordText, country } });
  await track(ada, "storm radar", "us");
  await track(ada, "storm radar", "de");
  await track(bob, "storm radar", "us");
  await track(ada, "chess", "us");
  await refreshUserCounts(site.ctx.db);
  const { data } = await admin.call(adminAnalyticsEndpoints.analytics, { query: { days: 9 } });
  expect(data.keywords.map(({ name, count }) => [name, count])).toEqual([
    ["storm radar", 2],
    ["chess", 1],
  ]);
  expect(data.countries).toEqual([
    { name: "us", id: null, count: 2 },
    { name: "de", id: null, count: 1 },
  ]);
  expect(data.days.at(-1)).toMatchObject({ keywords: 4 });
});

test("the figures are computed once a minute", async () => {
  const admin = await site.asAdmin();
  const countToday = async () => {
    const { data } = await admin.call(adminAnalyticsEndpoints.analytics, { query: { days: 8 } });
    return data.days.at(-1)?.registrations ?? NaN;
  };
  const before = await countToday();
  await site.asUser();
  expect(await countToday()).toBe(before);
  const later = jest.spyOn(Date, "now").mockReturnValue(Date.now() + MINUTE_MS + 1);
  expect(await countToday()).toBe(before + 1);
  later.mockRestore();
});
