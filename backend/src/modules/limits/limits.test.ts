import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { limitsEndpoints, UNLIMITED } from "@listwise/contracts/limits";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { LIMIT_DEFINITIONS, type Feature } from "./plans/catalog";
import {
  assertFeature,
  assertWithinLimit,
  consume,
  loadLimit,
  loadLimitForUsers,
  refund,
  seedLimits,
} from "./index";
import { overrideLimit } from "./limits.service";
import { PLAN_PRESETS, type LimitValue } from "./plans/plans";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { myLimits, myUsage, check } = limitsEndpoints;

function take(userId: number, amount = 1, now = new Date()) {
  return app.ctx.db.transaction((tx) => consume(tx, userId, "exports_per_day", amount, now));
}

test.each([myLimits, myUsage, check])("$path refuses a visitor", async (endpoint) => {
  const { status, body } = await app.request(endpoint, { params: { feature: "max_tracked_apps" } });
  expect({ status, code: body.code }).toEqual({ status: 401, code: "UNAUTHORIZED" });
});

test("an unknown feature is a 404, whatever its name", async () => {
  const user = await app.asUser();
  for (const feature of ["nothing", "' or 1=1", "__proto__"]) {
    expect(await user.request(check, { params: { feature } })).toMatchObject({ status: 404 });
  }
});

test.each(PLAN_PRESETS)("plan $key: every feature has the plan's value", async ({ key, name, values }) => {
  const user = await app.asUser({ plan: key });
  const { data, plan } = await user.call(myLimits);
  expect(plan).toEqual({ key, name });
  const told = Object.fromEntries(
    Object.entries(data).map(([feature, limit]) => [feature, limit.limitValue]),
  );
  expect(told).toEqual(values);
  expect(Object.keys(data)).toEqual(LIMIT_DEFINITIONS.map((definition) => definition.key));
});

test("an unknown plan is treated as the default one", async () => {
  const user = await app.asUser({ plan: "gone" });
  expect((await user.call(myLimits)).plan.key).toBe("free");
});

test("an override takes precedence over the plan for that user only", async () => {
  const [user, other] = [await app.asUser(), await app.asUser()];
  await overrideLimit(app.ctx.db, user.id, "max_tracked_apps", 7);
  await overrideLimit(app.ctx.db, user.id, "custom_reports", true);
  expect(await loadLimit(app.ctx.db, user.id, "max_tracked_apps")).toBe(7);
  expect((await user.call(check, { params: { feature: "custom_reports" } })).allowed).toBe(true);
  expect(await loadLimit(app.ctx.db, other.id, "max_tracked_apps")).toBe(3);
});

test("usage contains only counted features", async () => {
  const user = await app.asUser();
  const { data } = await user.call(myUsage);
  expect(Object.keys(data).sort()).toEqual([
    "api_calls_per_day",
    "description_optimizations_per_day",
    "exports_per_day",
    "max_tracked_apps",
    "max_tracked_keywords",
    "reports_per_month",
    "title_optimizations_per_day",
  ]);
  expect(data.max_tracked_apps).toMatchObject({ current: 0, limit: 3, percentage: 0, resetDate: null });
  expect(data.exports_per_day?.resetDate).toMatch(/T00:00:00\.000Z$/);
  expect(data.reports_per_month?.resetDate).toMatch(/-01T00:00:00\.000Z$/);
});

test("tracked rows are counted in the tables and refused at the limit", async () => {
  const user = await app.asUser();
  const { results } = await user.call(appsEndpoints.search, { query: { q: "weather", limit: 4 } });
  expect(results).toHaveLength(4);
  const follows = await Promise.all(
    results.map((found) => user.request(appsEndpoints.follow, { body: { appId: found.storeId } })),
  );
  expect(follows.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 403]);
  const used = async (feature: string) => (await user.call(myUsage)).data[feature];
  expect(await used("max_tracked_apps")).toMatchObject({
    current: 3,
    limit: 3,
    percentage: 100,
    canUse: false,
  });
  expect((await user.call(appsEndpoints.followed)).data).toHaveLength(3);

  const followed = results.find((_, index) => follows[index]?.status === 200);
  await user.call(appsEndpoints.unfollow, { body: { appId: followed?.storeId } });
  expect(await used("max_tracked_apps")).toMatchObject({ current: 2, percentage: 66, canUse: true });

  await user.call(userKeywordsEndpoints.add, { body: { keywordText: "weather radar" } });
  expect(await used("max_tracked_keywords")).toMatchObject({ current: 1, limit: 25, percentage: 4 });
});

test("a list allows its items", async () => {
  const user = await app.asUser();
  const asks = async (item: string) =>
    (await user.call(check, { params: { feature: "export_formats" }, query: { item } })).allowed;
  expect([await asks("csv"), await asks("pdf")]).toEqual([true, false]);
  await expect(assertFeature(app.ctx.db, user.id, "export_formats", "pdf")).rejects.toMatchObject({
    code: "FEATURE_LIMIT_EXCEEDED",
    details: { feature: "export_formats", usage: null },
  });
});

test("a feature is allowed if its value is a non-empty list, true, or more than 0", async () => {
  const user = await app.asUser({ plan: "pro" });
  const asks = async (feature: Feature, value: LimitValue) => {
    await overrideLimit(app.ctx.db, user.id, feature, value);
    const { allowed, usage } = await user.call(check, { params: { feature } });
    expect(usage).toBeNull();
    return allowed;
  };
  expect([await asks("export_formats", []), await asks("export_formats", ["csv"])]).toEqual([false, true]);
  expect([await asks("custom_reports", false), await asks("custom_reports", true)]).toEqual([false, true]);
  expect([await asks("keyword_history_days", 0), await asks("keyword_history_days", 1)]).toEqual([
    false,
    true,
  ]);
  await expect(assertFeature(app.ctx.db, user.id, "custom_reports")).resolves.toBeUndefined();
  await overrideLimit(app.ctx.db, user.id, "custom_reports", false);
  await expect(assertFeature(app.ctx.db, user.id, "custom_reports")).rejects.toThrow(
    /^This feature is not available on your current plan: .+\.$/,
  );
});

test("a counted feature is allowed as long as something is left", async () => {
  const user = await app.asUser();
  const asks = () => user.call(check, { params: { feature: "exports_per_day" } });
  expect(await asks()).toMatchObject({ allowed: true, usage: { current: 0, limit: 1, canUse: true } });
  await take(user.id);
  expect(await asks()).toMatchObject({ allowed: false, usage: { current: 1, limit: 1, canUse: false } });
});

test("each user gets their own limit", async () => {
  const [free, pro, other] = [await app.asUser(), await app.asUser({ plan: "pro" }), await app.asUser()];
  await overrideLimit(app.ctx.db, other.id, "monitoring_frequency_minutes", 7);
  const ids = [free.id, pro.id, other.id];
  const limits = await loadLimitForUsers(app.ctx.db, ids, "monitoring_frequency_minutes");
  const planned = (key: string) =>
    PLAN_PRESETS.find((plan) => plan.key === key)?.values.monitoring_frequency_minutes;
  expect(new Map(limits.map(({ userId, limit }) => [userId, limit]))).toEqual(
    new Map([
      [free.id, planned("free")],
      [pro.id, planned("pro")],
      [other.id, 7],
    ]),
  );
});

describe("refund", () => {
  const day = new Date("2026-03-01T12:00:00Z");
  const giveBack = (userId: number, at: Date, amount?: number) =>
    app.ctx.db.transaction((tx) => refund(tx, userId, "exports_per_day", at, amount));

  test("refunds use of that day only", async () => {
    const user = await app.asUser({ plan: "pro" });
    await take(user.id, 5, day);
    await giveBack(user.id, new Date("2026-03-02T00:00:00Z"));
    expect(await take(user.id, 1, day)).toMatchObject({ current: 6 });
    await giveBack(user.id, new Date("2026-03-01T23:59:59Z"), 4);
    expect(await take(user.id, 1, day)).toMatchObject({ current: 3 });
  });

  test("refunds no more than was used", async () => {
    const user = await app.asUser({ plan: "pro" });
    await take(user.id, 2, day);
    await giveBack(user.id, day, 9);
    expect(await take(user.id, 1, day)).toMatchObject({ current: 1 });
  });

  test("works only for metered features, like consume", async () => {
    const user = await app.asUser();
    const message = "max_tracked_apps isn't metered.";
    await expect(
      app.ctx.db.transaction((tx) => refund(tx, user.id, "max_tracked_apps", day)),
    ).rejects.toThrow(message);
    await expect(app.ctx.db.transaction((tx) => consume(tx, user.id, "max_tracked_apps"))).rejects.toThrow(
      message,
    );
  });
});

describe("consume", () => {
  test("50 parallel requests at one below the limit: exactly one succeeds, and the count is exact", async () => {
    const user = await app.asUser({ plan: "pro" });
    await take(user.id, 19);
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => take(user.id)));
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refused).toHaveLength(49);
    for (const reason of refused) {
      expect(reason).toMatchObject({
        code: "FEATURE_LIMIT_EXCEEDED",
        details: { feature: "exports_per_day", usage: { current: 20, limit: 20, canUse: false } },
      });
    }
    const { data } = await user.call(myUsage);
    expect(data.exports_per_day).toMatchObject({ current: 20, remaining: 0, percentage: 100, canUse: false });
  });

  test("is rolled back with the transaction of its effect", async () => {
    const user = await app.asUser();
    const failing = app.ctx.db.transaction(async (tx) => {
      await consume(tx, user.id, "exports_per_day");
      throw new Error("the effect failed");
    });
    await expect(failing).rejects.toThrow("the effect failed");
    expect((await user.call(myUsage)).data.exports_per_day?.current).toBe(0);
  });

  test("starts again at midnight UTC", async () => {
    const user = await app.asUser();
    await take(user.id, 1, new Date("2026-03-01T23:59:59Z"));
    await expect(take(user.id, 1, new Date("2026-03-01T23:59:59Z"))).rejects.toThrow(
      "Feature Limit Exceeded",
    );
    await expect(take(user.id, 1, new Date("2026-03-02T00:00:00Z"))).resolves.toMatchObject({ current: 1 });
  });

  test("consumes all or nothing, and refuses invalid amounts", async () => {
    const user = await app.asUser({ plan: "pro" });
    await take(user.id, 18);
    await expect(take(user.id, 3)).rejects.toMatchObject({ details: { usage: { current: 18 } } });
    for (const amount of [0, -100, 0.5, 1e9, Number.NaN])
      await expect(take(user.id, amount)).rejects.toThrow(RangeError);
    expect((await user.call(myUsage)).data.exports_per_day?.current).toBe(18);
  });

  test("counts without a limit on the unlimited plan", async () => {
    const user = await app.asUser({ plan: "unlimited" });
    for (let n = 0; n < 3; n++) await take(user.id, 1_000_000);
    expect((await user.call(myUsage)).data.exports_per_day).toMatchObject({
      current: 3_000_000,
      limit: UNLIMITED,
      percentage: 0,
      canUse: true,
    });
  });
});

test("one more row is refused at the limit, but not below it", async () => {
  const user = await app.asUser();
  const add = (count: number) =>
    app.ctx.db.transaction((tx) => assertWithinLimit(tx, user.id, "max_tracked_apps", count));
  await expect(add(2)).resolves.toBeUndefined();
  await expect(add(3)).rejects.toMatchObject({
    code: "FEATURE_LIMIT_EXCEEDED",
    details: { feature: "max_tracked_apps", usage: { current: 3, limit: 3, percentage: 100 } },
  });
});

test("a restart changes no stored data", async () => {
  const user = await app.asUser();
  const before = await user.call(myLimits);
  await seedLimits(app.ctx);
  expect(await user.call(myLimits)).toEqual(before);
});
