import { limitsAdminEndpoints, limitsEndpoints, userLimitsEndpoints } from "@listwise/contracts/limits";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { loadLimit, seedLimits } from "../index";

const ends = { ...limitsAdminEndpoints, ...userLimitsEndpoints };
let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;

beforeAll(async () => {
  site = await startTestApp();
  admin = await site.asAdmin();
});
afterAll(() => site.close());

async function entries(action: string): Promise<string[]> {
  const { rows } = await site.ctx.pool.query<{ details: string }>(
    "select details from audit_log where actor_id = $1 and action = $2 order by id",
    [admin.id, action],
  );
  return rows.map(({ details }) => details);
}

describe("templates", () => {
  const body = { key: "agency", name: "Agency", limits: { max_tracked_apps: 1, export_formats: ["pdf"] } };

  test("a new plan's limits apply to its users, and features it doesn't name are not allowed, intervals a day", async () => {
    const { data } = await admin.call(ends.createTemplate, { body });
    expect(data).toMatchObject({ key: "agency", isDefault: false, users: 0 });
    expect(data.limits).toMatchObject({ max_tracked_apps: 1, exports_per_day: 0, custom_reports: false });
    expect(data.limits["monitoring_frequency_minutes"]).toBe(1440);
    const user = await site.asUser();
    await admin.call(ends.setUserPlan, { params: { id: user.id }, body: { plan: "agency" } });
    const mine = await user.call(limitsEndpoints.myLimits);
    expect(mine.plan).toEqual({ key: "agency", name: "Agency" });
    expect(mine.data.export_formats?.limitValue).toEqual(["pdf"]);
    expect(await loadLimit(site.ctx.db, user.id, "monitoring_frequency_minutes")).toBe(1440);
    expect(await entries("user.plan-changed")).toEqual([`${user.email}: free → agency`]);

    const params = { id: data.id };
    await admin.call(ends.updateTemplate, {
      params,
      body: { name: "Agency+", limits: { max_tracked_apps: 9 } },
    });
    const after = await user.call(limitsEndpoints.myLimits);
    expect(after.data.max_tracked_apps?.limitValue).toBe(9);
    expect(after.data.export_formats?.limitValue).toEqual(["pdf"]);
    const refused = await admin.request(ends.deleteTemplate, { params });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: "This plan has 1 account. Move it to another plan first." },
    });
    await admin.call(ends.setUserPlan, { params: { id: user.id }, body: { plan: "free" } });
    await admin.call(ends.deleteTemplate, { params });
    expect((await admin.call(ends.templates)).data.map(({ key }) => key)).not.toContain("agency");
  });

  test("a taken key is a conflict; a removed preset doesn't return at the next start", async () => {
    expect((await admin.request(ends.createTemplate, { body: { ...body, key: "pro" } })).status).toBe(409);
    const team = (await admin.call(ends.templates)).data.find(({ key }) => key === "team");
    await admin.call(ends.deleteTemplate, { params: { id: team?.id ?? 0 } });
    await seedLimits(site.ctx);
    expect((await admin.call(ends.templates)).data.map(({ key }) => key)).toEqual([
      "free",
      "pro",
      "unlimited",
    ]);
  });

  test("the default plan can't be removed until another plan is the default", async () => {
    const all = (await admin.call(ends.templates)).data;
    const [free, pro] = ["free", "pro"].map((key) => all.find((one) => one.key === key)?.id ?? 0);
    expect((await admin.request(ends.deleteTemplate, { params: { id: free ?? 0 } })).status).toBe(409);
    const off = { params: { id: free ?? 0 }, body: { name: "Free", isDefault: false } };
    expect((await admin.request(ends.updateTemplate, off)).status).toBe(409);
    await admin.call(ends.updateTemplate, {
      params: { id: pro ?? 0 },
      body: { name: "Pro", isDefault: true },
    });
    const defaults = (await admin.call(ends.templates)).data.filter(({ isDefault }) => isDefault);
    expect(defaults.map(({ key }) => key)).toEqual(["pro"]);
    await admin.call(ends.updateTemplate, {
      params: { id: free ?? 0 },
      body: { name: "Free", isDefault: true },
    });
  });

  test.each<[Record<string, unknown>, string]>([
    [{ max_tracked_apps: -1 }, "limits.max_tracked_apps"],
    [{ max_tracked_apps: 1.5 }, "limits.max_tracked_apps"],
    [{ max_tracked_apps: true }, "limits.max_tracked_apps"],
    [{ custom_reports: 1 }, "limits.custom_reports"],
    [{ export_formats: [""] }, "limits.export_formats"],
    [{ export_formats: ["csv", "cvs"] }, "limits.export_formats"],
    [{ data_granularity: ["hourly"] }, "limits.data_granularity"],
    [{ nothing: 1 }, "limits.nothing"],
  ])("%j is refused with the path of the problem", async (limits, path) => {
    const answer = await admin.request(ends.createTemplate, { body: { key: "bad", name: "Bad", limits } });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path }] } });
    expect((await admin.call(ends.templates)).data.map(({ key }) => key)).not.toContain("bad");
  });
});

test("display settings change the plan comparison", async () => {
  const { data } = await admin.call(ends.definitions);
  expect(data).toHaveLength(20);
  const reports = data.find(({ key }) => key === "custom_reports");
  await admin.call(ends.setDisplay, {
    params: { id: reports?.id ?? 0 },
    body: { displayInPricing: false, displayOrder: 99 },
  });
  const shown = (await site.call(limitsEndpoints.publicPlans)).features.map(({ key }) => key);
  expect(shown).not.toContain("custom_reports");
  const missing = { params: { id: 9999 }, body: { displayInPricing: true, displayOrder: 1 } };
  expect((await admin.request(ends.setDisplay, missing)).status).toBe(404);
});

describe("one user", () => {
  test("gets other limits, which null resets to the plan; all changes are logged", async () => {
    const user = await site.asUser();
    const params = { id: user.id };
    const given = await admin.call(ends.setUserLimits, {
      params,
      body: { limits: { max_tracked_apps: 7, bulk_operations_access: true } },
    });
    expect(given.data.overridden.sort()).toEqual(["bulk_operations_access", "max_tracked_apps"]);
    expect((await user.call(limitsEndpoints.myLimits)).data.max_tracked_apps?.limitValue).toBe(7);
    const back = await admin.call(ends.setUserLimits, {
      params,
      body: { limits: { max_tracked_apps: null } },
    });
    expect(back.data.overridden).toEqual(["bulk_operations_access"]);
    expect(back.data.limits.max_tracked_apps?.limitValue).toBe(3);
    expect((await entries("user.limits-changed")).at(-1)).toBe(
      `${user.email}: max_tracked_apps 7 → max_tracked_apps 3 (plan default)`,
    );
    const odd = await admin.request(ends.setUserLimits, {
      params,
      body: { limits: { max_tracked_apps: "9" } },
    });
    expect(odd.status).toBe(400);
    const plan = await admin.request(ends.setUserPlan, { params, body: { plan: "nothing" } });
    expect(plan).toMatchObject({ status: 400, body: { details: [{ path: "plan" }] } });
    expect((await admin.request(ends.userLimits, { params: { id: 99_999 } })).status).toBe(404);
  });

  test("S53: usage can be read between two days and reset for one feature or all, each with an audit entry", async () => {
    const user = await site.asUser({ plan: "pro" });
    const params = { id: user.id };
    const used = async (feature: string) => (await user.call(limitsEndpoints.myUsage)).data[feature]?.current;
    for (const feature of ["exports_per_day", "reports_per_month", "title_optimizations_per_day"]) {
      await user.call(limitsEndpoints.track, { params: { feature }, body: { incrementBy: 2 } });
    }
    await site.ctx.pool.query("insert into limit_usage values ($1, 'exports_per_day', '2024-02-29', 4)", [
      user.id,
    ]);
    const past = await admin.call(ends.userUsage, {
      params,
      query: { startDate: "2024-02-29", endDate: "2024-02-29" },
    });
    expect(past.periods).toEqual([
      { feature: "exports_per_day", periodStart: "2024-02-29T00:00:00.000Z", used: 4 },
    ]);
    expect(past.data.exports_per_day).toMatchObject({ current: 2, limit: 20 });
    const queries: Record<string, string>[] = [
      { startDate: "2024-02-30" },
      { startDate: "x" },
      { startDate: "2024-03-02", endDate: "2024-03-01" },
    ];
    for (const query of queries) {
      expect((await admin.request(ends.userUsage, { params, query })).status).toBe(400);
    }

    await admin.call(ends.resetFeature, { params: { ...params, feature: "exports_per_day" } });
    expect([await used("exports_per_day"), await used("reports_per_month")]).toEqual([0, 2]);
    const rows = await admin.request(ends.resetFeature, {
      params: { ...params, feature: "max_tracked_apps" },
    });
    expect(rows.status).toBe(400);
    const none = await admin.request(ends.resetFeature, { params: { ...params, feature: "nothing" } });
    expect(none.status).toBe(404);
    await admin.call(ends.resetUsage, { params });
    expect([await used("reports_per_month"), await used("title_optimizations_per_day")]).toEqual([0, 0]);
    expect(await entries("limits.usage-reset")).toEqual([
      `${user.email}: exports_per_day`,
      `${user.email}: all features`,
    ]);
    const query = { startDate: "2024-01-01", endDate: "2024-12-31" };
    expect((await admin.call(ends.userUsage, { params, query })).periods).toHaveLength(1);
  });
});

test("only a superadmin can change the plan, limits or usage of a superadmin", async () => {
  const owner = await site.asAdmin("superadmin");
  const params = { id: owner.id };
  const change = async (by: typeof admin) =>
    Promise.all([
      by.request(ends.setUserPlan, { params, body: { plan: "pro" } }),
      by.request(ends.setUserLimits, { params, body: { limits: { max_tracked_apps: 1 } } }),
      by.request(ends.resetUsage, { params }),
      by.request(ends.resetFeature, { params: { ...params, feature: "exports_per_day" } }),
    ]);
  const before = (await admin.call(ends.userLimits, { params })).data;
  expect((await change(admin)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await admin.call(ends.userLimits, { params })).data).toEqual(before);
  expect((await change(owner)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
