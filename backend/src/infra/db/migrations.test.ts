import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ScreenshotDraftSchema } from "@listwise/contracts/tools";
import pg from "pg";
import { z } from "zod";
import { createTestDatabase, runOnServer, withDatabase } from "../../testing/databases";

const FOLDER = join(__dirname, "../../../migrations");
const JournalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

let url: string;
let drop: () => Promise<void>;
let client: pg.Client;
beforeEach(async () => {
  ({ url, drop } = await createTestDatabase());
  await runOnServer(
    url,
    "drop schema public cascade; create schema public; create extension if not exists pg_trgm",
  );
  client = new pg.Client({ connectionString: withDatabase(url, new URL(url).pathname.slice(1)) });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await drop();
});

/** Applies the migrations from one tag to another, both included; `null` means the first or the last. */
async function migrate(from: string | null, to: string | null): Promise<void> {
  const { entries } = JournalSchema.parse(
    JSON.parse(await readFile(join(FOLDER, "meta/_journal.json"), "utf8")),
  );
  const tags = entries.map(({ tag }) => tag);
  const first = from === null ? 0 : tags.indexOf(from);
  const last = to === null ? tags.length - 1 : tags.indexOf(to);
  for (const tag of tags.slice(first, last + 1)) {
    const text = await readFile(join(FOLDER, `${tag}.sql`), "utf8");
    for (const statement of text.split("--> statement-breakpoint")) await client.query(statement);
  }
}

const query = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;

/** Ten users, twelve apps and 500 keywords as an older version stored them. User 1 owns one app, user 2 owns two. */
async function fillOlderVersion(): Promise<void> {
  await client.query(`
    insert into users (id, name, email) overriding system value select n, 'User ' || n, 'u' || n || '@listwise.example' from generate_series(1, 10) n;
    insert into apps (id, platform, store_id) select n, 'ios', (900000000 + n)::text from generate_series(1, 12) n;
    insert into follows (user_id, app_id, tags, country)
      select u, a, array['tag ' || a], 'us' from generate_series(1, 10) u, generate_series(1, 12) a where a % 4 = u % 4;
    insert into owned_apps (user_id, app_id, name) values (1, 2, 'Mine'), (2, 3, 'First'), (2, 4, 'Second');
    insert into competitors (user_id, app_id, competitor_id) values (1, 2, 5), (1, 2, 7), (3, 3, 11), (4, 2, 6);
    insert into keywords (id, text) select n, 'keyword ' || n from generate_series(1, 100) n;
    insert into user_keywords (user_id, keyword_id, country, category, notes, is_favorite)
      select u, k, case when k % 2 = 0 then 'us' else 'de' end, 'General', 'note ' || k, k % 3 = 0
      from generate_series(1, 10) u, generate_series(1, 100) k where k % 2 = u % 2;`);
}

it("keyword lists by app: nothing is lost, and keywords of users with one own app are on its list", async () => {
  await migrate(null, "0035_saved_views");
  await fillOlderVersion();
  const entries = `select id, user_id, keyword_id, country, category, notes, is_favorite, created_at from user_keywords order by id`;
  const follows = `select user_id, app_id, tags, country from follows where tags <> '{}' order by user_id, app_id`;
  const before = { entries: await query(entries), follows: await query(follows) };
  expect(before.entries).toHaveLength(500);
  await migrate("0036_workspace", null);
  expect({ entries: await query(entries), follows: await query(follows) }).toEqual(before);
  // User 1 has one own app. User 2 has two, and user 3 one by having chosen a competitor for it.
  expect(
    await query("select user_id, app_id, count(*)::int from user_keywords group by 1, 2 order by 1"),
  ).toEqual(
    Array.from({ length: 10 }, (_, index) => ({
      user_id: index + 1,
      app_id: { 1: 2, 3: 3 }[index + 1] ?? null,
      count: 50,
    })),
  );
  expect(await query("select app_id, relation from follows where user_id = 1 order by app_id")).toEqual([
    { app_id: 1, relation: "watching" },
    { app_id: 2, relation: "own" },
    { app_id: 5, relation: "competitor" },
    { app_id: 7, relation: "competitor" },
    { app_id: 9, relation: "watching" },
  ]);
  // User 4 no longer tracks the app that was compared, so its competitor is not tracked either.
  expect(await query("select app_id, relation from follows where user_id = 4 order by 1")).toEqual([
    { app_id: 4, relation: "watching" },
    { app_id: 8, relation: "watching" },
    { app_id: 12, relation: "watching" },
  ]);
  expect(await query("select app_id from follows where user_id = 2 and relation = 'own' order by 1")).toEqual(
    [{ app_id: 3 }, { app_id: 4 }],
  );
});

it("alert rules: old ones watch what they watched, and notify as before", async () => {
  await migrate(null, "0038_next_steps");
  await fillOlderVersion();
  await client.query(`insert into alert_rules (user_id, app_id, country, keyword_id, condition, threshold)
    values (1, 1, 'us', null, 'moved', 5), (1, 1, 'us', 1, 'moved', 5)`);
  await migrate("0039_alert_scopes", null);
  const kept = { scope_name: null, by_email: true, by_webhook: false, is_paused: false };
  expect(
    await query(
      "select scope, keyword_id, scope_name, by_email, by_webhook, is_paused from alert_rules order by id",
    ),
  ).toEqual([
    { scope: "all", keyword_id: null, ...kept },
    { scope: "keyword", keyword_id: 1, ...kept },
  ]);
});

it("results: all apps are filled in from the latest crawl of the same source", async () => {
  await migrate(null, "0039_alert_scopes");
  await fillOlderVersion();
  await client.query(`
    insert into keyword_results (keyword_id, country, source, results, top_app_ids, checked_at)
      values (1, 'us', 'sample', 2, '{3}', now());
    insert into crawls (keyword_id, country, device, source, app_ids, first_seen_at, last_seen_at)
      values (1, 'us', 'iphone', 'sample', '{5}', now() - interval '1 hour', now()),
        (1, 'us', 'iphone', 'sample', '{3,1}', now() - interval '1 minute', now()),
        (1, 'us', 'iphone', 'apple', '{8}', now(), now());`);
  await migrate("0040_keyword_lookups", null);
  expect(await query("select app_ids from keyword_results")).toEqual([{ app_ids: [3, 1] }]);
});

it("drafts of the screenshot generator: captions get a language, and images keep their ids", async () => {
  await migrate(null, "0046_draft_images");
  await fillOlderVersion();
  const older = {
    size: "ipad-13",
    screens: [
      {
        id: "0a1b2c3d0a1b2c3d0a1b2c3d",
        caption: "x".repeat(200),
        sub: "Two",
        background: { kind: "gradient", from: "#000000", to: "#ffffff" },
        textColour: "#123456",
        layout: "text-bottom",
        frame: true,
        scale: 0.9,
      },
      {
        id: "1a1b2c3d0a1b2c3d0a1b2c3d",
        caption: "Hidden",
        sub: "",
        background: { kind: "plain", from: "#000000", to: "#ffffff" },
        textColour: "#123456",
        layout: "screen-only",
        frame: false,
        scale: 1,
      },
    ],
  };
  await client.query(
    "insert into tool_works (user_id, tool, app_id, name, data) values (1, 'screenshot-generator', 1, 'A', $1), (1, 'review-manager', null, 'B', $2)",
    [older, { templates: [] }],
  );
  await migrate("0047_screenshot_drafts", null);
  const [screenshots, templates] = await query("select data from tool_works order by name");
  const draft = z.parse(ScreenshotDraftSchema, screenshots?.data);
  expect(draft).toMatchObject({
    size: "ipad-13",
    sizes: ["ipad-13"],
    locales: ["en-US"],
    storesImages: false,
  });
  expect(draft.screens).toMatchObject([
    {
      layout: "caption-bottom",
      frame: "dark",
      textColor: "#123456",
      captions: { "en-US": { title: "x".repeat(120), sub: "Two" } },
      images: { 1: "0a1b2c3d0a1b2c3d0a1b2c3d" },
    },
    { layout: "caption-top", frame: "none", captions: {} },
  ]);
  expect(templates?.data).toEqual({ templates: [] });
});

it("plans: earlier changes come from the audit log, and the last use and state of each account are known", async () => {
  await migrate(null, "0048_plans_and_business");
  await client.query(`
    insert into users (id, name, email, last_seen_at) overriding system value values
      (1, 'Ada', 'ada@listwise.example', '2026-11-20T23:30:00Z'), (2, 'Bob', 'bob@listwise.example', null);
    insert into subscriptions (id, user_id, status, price_id, occurred_at) values
      ('sub_1', 1, 'active', 'pri_a', '2026-11-02T00:00:00Z');
    insert into audit_log (at, action, result, details) values
      ('2026-11-01T00:00:00Z', 'user.plan-changed', 'ok', 'ada@listwise.example: free → team'),
      ('2026-11-02T00:00:00Z', 'user.plan-changed', 'ok', 'ada@listwise.example: team → pro by subscription'),
      ('2026-11-03T00:00:00Z', 'user.plan-changed', 'ok', 'gone@listwise.example: free → pro'),
      ('2026-11-04T00:00:00Z', 'user.plan-changed', 'ok', 'not a change'),
      ('2026-11-05T00:00:00Z', 'user.role-changed', 'ok', 'bob@listwise.example: user → admin');`);
  await migrate("0049_plans_and_business_backfill", "0050_billing_states");
  // Since then, events of both subscriptions arrived; the first one of sub_1 had named no subscription.
  await client.query(`
    insert into subscriptions (id, user_id, status, price_id, occurred_at) values
      ('sub_2', 2, 'canceled', 'pri_b', '2026-11-07T00:00:00Z');
    insert into billing_events (event_id, type, subscription_id, status, occurred_at) values
      ('evt_1', 'subscription.created', null, null, '2026-11-02T00:00:00Z'),
      ('evt_2', 'subscription.canceled', 'sub_2', 'canceled', '2026-11-07T00:00:00Z');
    insert into subscription_states (subscription_id, status, price_id, occurred_at) values
      ('sub_2', 'canceled', 'pri_b', '2026-11-07T00:00:00Z');`);
  await migrate("0051_billing_states_copy", null);
  expect(await query("select user_id, at, before, after from plan_changes order by id")).toEqual([
    { user_id: 1, at: new Date("2026-11-01"), before: "free", after: "team" },
    { user_id: 1, at: new Date("2026-11-02"), before: "team", after: "pro" },
  ]);
  expect(await query("select user_id, day::text, is_backfilled from account_days")).toEqual([
    { user_id: 1, day: "2026-11-20", is_backfilled: true },
  ]);
  const columns = "type, subscription_id, status, price_id, is_backfilled";
  expect(
    await query(
      `select ${columns} from billing_events where subscription_id is not null order by occurred_at`,
    ),
  ).toEqual([
    {
      ...{ type: "subscription.backfilled", subscription_id: "sub_1", status: "active" },
      ...{ price_id: "pri_a", is_backfilled: true },
    },
    {
      ...{ type: "subscription.canceled", subscription_id: "sub_2", status: "canceled" },
      ...{ price_id: "pri_b", is_backfilled: false },
    },
  ]);
});

it("keywords of two stores: those on lists of Android apps become keywords of Google Play", async () => {
  await migrate(null, "0060_chance_samples");
  await client.query(`
    insert into users (id, name, email) overriding system value values (1, 'Ada', 'ada@listwise.example');
    insert into apps (id, platform, store_id) values (1, 'ios', '900000001'), (2, 'android', 'com.example.app');
    insert into keywords (text) values ('rain'), ('storm'), ('wind');
    insert into user_keywords (user_id, keyword_id, country, category, app_id)
      select 1, k.id, 'us', 'General', a.app from keywords k
      cross join (values (1), (2), (null)) a (app) where k.text = 'rain' or (k.text = 'storm' and a.app = 1);
    insert into irrelevant_keywords (user_id, app_id, keyword_id) select 1, 2, id from keywords where text = 'wind';`);
  await migrate("0080_keyword_stores", null);
  const list = (table: string) =>
    query(
      `select app_id as app, text, platform from ${table} join keywords k on k.id = keyword_id order by 1, 2`,
    );
  expect(await list("user_keywords")).toEqual([
    { app: 1, text: "rain", platform: "ios" },
    { app: 1, text: "storm", platform: "ios" },
    { app: 2, text: "rain", platform: "android" },
    { app: null, text: "rain", platform: "ios" },
  ]);
  expect(await list("irrelevant_keywords")).toEqual([{ app: 2, text: "wind", platform: "android" }]);
});
