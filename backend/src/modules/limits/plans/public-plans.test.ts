import { limitsEndpoints, UNLIMITED } from "@listwise/contracts/limits";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { PLAN_PRESETS } from "./plans";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const plans = () => app.call(limitsEndpoints.publicPlans);

test("visitors see only public plans, in order and with their real limits", async () => {
  const { data, features, paymentProvider } = await plans();
  expect(data.map(({ key }) => key)).toEqual(["free", "pro", "team"]);
  const [free] = data;
  expect(free).toMatchObject({ name: "Free", isDefault: true, limits: PLAN_PRESETS[0]?.values });
  expect(features[0]).toMatchObject({ key: "max_tracked_keywords", category: "Keyword Tracking" });
  expect(paymentProvider).toBeNull();
});

test("an administrator's changes to plans, display and order are shown", async () => {
  const { pool } = app.ctx;
  await pool.query(
    "update limit_templates set display_in_pricing = true, display_order = 0 where key = 'unlimited'",
  );
  await pool.query("update limit_templates set display_in_pricing = false where key = 'pro'");
  await pool.query(
    "update limit_definitions set display_in_pricing = false where key = 'max_tracked_keywords'",
  );
  const { data, features } = await plans();
  expect(data.map(({ key }) => key)).toEqual(["unlimited", "free", "team"]);
  expect(data[0]?.limits).toMatchObject({ max_tracked_apps: UNLIMITED });
  expect(features.map(({ key }) => key)).not.toContain("max_tracked_keywords");
  expect(data[1]?.limits).not.toHaveProperty("max_tracked_keywords");
});

test("a feature that a plan doesn't name isn't allowed", async () => {
  await app.ctx.pool.query("delete from limit_template_values");
  const { data } = await plans();
  expect(data[0]?.limits).toMatchObject({ max_tracked_apps: 0, custom_reports: false, export_formats: [] });
});
