import {
  adminEndpoints,
  businessEndpoints,
  formatSegment,
  FUNNEL_STEPS,
  type PeriodSegment,
  type Segment,
} from "@listwise/contracts/admin";
import { recordStatements } from "../../testing/record-statements";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { sumRevenue } from "./revenue";
import { addDays, computeWindow, formatDay, getMonday } from "./windows";

const { business } = businessEndpoints;

let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;
const now = new Date();
const daysAgo = (days: number) => addDays(now, -days);
const query = (text: string, values: unknown[] = []) => site.ctx.pool.query(text, values);

/** Adds an account that registered some days ago and used the site on the given days after that. */
async function addAccount(age: number, { plan = "free", activeAfter = [0], verified = true } = {}) {
  const user = await site.asUser({ plan, verified });
  await query("update users set created_at = $2 where id = $1", [user.id, daysAgo(age)]);
  for (const after of activeAfter) {
    const day = formatDay(daysAgo(age - after));
    await query("insert into account_days (user_id, day) values ($1, $2) on conflict do nothing", [
      user.id,
      day,
    ]);
  }
  return user;
}
const track = (userId: number, relation = "watching") =>
  query(`insert into follows (user_id, app_id, relation) select $1, id, $2 from apps order by id limit 1`, [
    userId,
    relation,
  ]);
const addKeyword = (userId: number) =>
  query(
    `with k as (insert into keywords (text) values ($2) returning id)
     insert into user_keywords (user_id, keyword_id, country, category) select $1, id, 'us', 'General' from k`,
    [userId, `keyword ${userId}`],
  );
const changePlan = (userId: number, ago: number, before: string, after: string) =>
  query("insert into plan_changes (user_id, at, before, after) values ($1, $2, $3, $4)", [
    userId,
    daysAgo(ago),
    before,
    after,
  ]);

async function list(segment: Segment) {
  const { data, pagination } = await admin.call(adminEndpoints.users, {
    query: { segment: formatSegment(segment), pageSize: 200 },
  });
  return { ids: data.map(({ id }) => id).sort((a, b) => a - b), total: pagination.total };
}
const inPeriod = (name: PeriodSegment, isPrevious = false): Segment => ({
  ...{ kind: "period", name, days: 30, isPrevious },
});

let people: Record<"fresh" | "upgraded" | "lost" | "trying" | "back" | "old" | "idle", { id: number }>;

beforeAll(async () => {
  site = await startTestApp({ env: { PADDLE_API_KEY: "key", PADDLE_WEBHOOK_SECRET: "secret" } });
  admin = await site.asAdmin();
  await query(
    "insert into apps (id, platform, store_id) values (1, 'ios', '900000001') on conflict do nothing",
  );
  people = {
    fresh: await addAccount(3, { verified: false }),
    upgraded: await addAccount(10, { plan: "pro" }),
    lost: await addAccount(80),
    trying: await addAccount(5, { plan: "pro" }),
    back: await addAccount(20, { activeAfter: [0, 8] }),
    old: await addAccount(45, { activeAfter: [0, 2] }),
    idle: await addAccount(29, { activeAfter: [] }),
  };
  await changePlan(people.upgraded.id, 9, "free", "pro");
  await changePlan(people.lost.id, 70, "free", "team");
  await changePlan(people.lost.id, 6, "team", "free");
  await changePlan(people.trying.id, 4, "free", "pro");
  await query(
    "insert into trials (user_id, plan, started_at, ends_at, remind_at) values ($1, 'pro', $2, $3, $3)",
    [people.trying.id, daysAgo(4), addDays(now, 10)],
  );
  for (const { id } of [people.back, people.upgraded]) await track(id, "own");
  await track(people.fresh.id);
  await addKeyword(people.back.id);
});
afterAll(() => site.close());

test("it refuses users, and lengths that it doesn't offer", async () => {
  const user = await site.asUser();
  await query("delete from users where id = $1", [user.id]);
  expect(await site.request(business)).toMatchObject({ status: 401 });
  expect(await admin.request(business, { query: { days: "31" } })).toMatchObject({ status: 400 });
  expect(await admin.request(adminEndpoints.users, { query: { segment: "active:31" } })).toMatchObject({
    status: 400,
  });
});

test("figures compare the period with the one before", async () => {
  const { data } = await admin.call(business);
  expect(data).toMatchObject({
    days: 30,
    accounts: { value: 7, previous: 2 },
    registered: { value: 5, previous: 1 },
    active: { value: 4, previous: 1 },
    trying: { value: 1, previous: 0 },
    conversion: { part: { value: 1, previous: 0 }, whole: { value: 5, previous: 1 } },
    churn: { part: { value: 1, previous: 0 }, whole: { value: 1, previous: 1 } },
    secondWeek: { value: 3, previous: 1 },
    activitySince: null,
  });
  expect(data.funnel.map(({ step, value, previous }) => [step, value, previous])).toEqual([
    ["confirmed", 4, 1],
    ["tracked", 3, 0],
    ["own", 2, 0],
    ["keywords", 1, 0],
    ["returned", 1, 0],
  ]);
});

test("every number's list has exactly that many accounts", async () => {
  const { data } = await admin.call(business);
  const counts: [PeriodSegment, { value: number | null; previous: number | null }][] = [
    ["accounts", data.accounts],
    ["new", data.registered],
    ["active", data.active],
    ["paying", data.paying],
    ["trying", data.trying],
    ["converted", data.conversion.part],
    ["churned", data.churn.part],
    ["upgraded", data.churn.whole],
    ["second-week", data.secondWeek],
    ...FUNNEL_STEPS.map((step, index): [PeriodSegment, { value: number | null; previous: number | null }] => [
      step,
      data.funnel[index] ?? { value: null, previous: null },
    ]),
  ];
  for (const [name, { value, previous }] of counts) {
    expect([name, (await list(inPeriod(name))).total]).toEqual([name, value]);
    expect([name, (await list(inPeriod(name, true))).total]).toEqual([name, previous]);
  }
  for (const { week, size, active } of data.cohorts) {
    expect((await list({ kind: "cohort", week, offset: null })).total).toBe(size);
    for (const [offset, count] of active.entries()) {
      expect((await list({ kind: "cohort", week, offset })).total).toBe(count);
    }
  }
  expect((await list(inPeriod("churned"))).ids).toEqual([people.lost.id]);
  expect((await list(inPeriod("converted"))).ids).toEqual([people.upgraded.id]);
});

test("the number of statements doesn't depend on the number of accounts", async () => {
  const read = () => recordStatements(site, () => admin.call(business));
  await read();
  const before = await read();
  const added = await Promise.all(Array.from({ length: 5 }, () => addAccount(100)));
  expect((await read()).statements.toSorted()).toEqual(before.statements.toSorted());
  expect(before.statements.length).toBeLessThan(30);
  expect(before.statements.join()).toContain('"users"');
  await query("delete from users where id = any($1)", [added.map(({ id }) => id)]);
});

test("cohorts are weeks from Monday, and weeks to come have no cell", async () => {
  const { cohorts } = (await admin.call(business)).data;
  expect(cohorts.map(({ active }) => active.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(cohorts[0]?.week).toBe(formatDay(getMonday(now)));
  expect(cohorts.reduce((sum, { size }) => sum + size, 0)).toBe(6);
});

test("activity before it was recorded is unknown", async () => {
  const day = formatDay(daysAgo(40));
  await query("insert into account_days (user_id, day, is_backfilled) values ($1, $2, true)", [
    people.lost.id,
    day,
  ]);
  const { data } = await admin.call(business);
  expect(data).toMatchObject({ activitySince: day, active: { value: 4, previous: null } });
  expect(data.funnel.at(-1)).toEqual({ step: "returned", value: 1, previous: null });
  const weeks = data.cohorts.flatMap(({ week, active }) =>
    active.map((count, offset) => ({ start: formatDay(addDays(new Date(week), 7 * offset)), count })),
  );
  for (const { start, count } of weeks) expect(count === null).toBe(start < day);
  await query("delete from account_days where is_backfilled");
});

test("accounts close to a limit are counted once, with the limit that is closest", async () => {
  const usage = "insert into limit_usage (user_id, feature, period_start, used) values ($1, $2, $3, $4)";
  const [today, month] = [new Date(), new Date()].map((time) => new Date(`${formatDay(time)}T00:00:00Z`));
  month?.setUTCDate(1);
  await query(usage, [people.fresh.id, "exports_per_day", today, 1]);
  await query(usage, [people.fresh.id, "reports_per_month", month, 4]);
  await query(usage, [people.old.id, "reports_per_month", month, 3]);
  await query(usage, [people.idle.id, "exports_per_day", addDays(today ?? now, -1), 1]);
  await query(usage, [people.back.id, "exports_per_day", today, 1]);
  await query(
    `insert into user_limit_overrides (user_id, definition_id, value) select $1, id, '5' from limit_definitions where key = 'exports_per_day'`,
    [people.back.id],
  );
  const { pressure } = (await admin.call(business)).data;
  expect(pressure.total).toBe(1);
  expect(pressure.accounts).toMatchObject([
    {
      userId: people.fresh.id,
      feature: "exports_per_day",
      current: 1,
      limit: 1,
      percentage: 100,
      plan: "Free",
    },
  ]);
  expect(pressure.features.map(({ feature, count }) => [feature, count])).toEqual(
    expect.arrayContaining([
      ["exports_per_day", 1],
      ["reports_per_month", 1],
    ]),
  );
  expect((await list({ kind: "near-limit", feature: null })).ids).toEqual([people.fresh.id]);
  expect((await list({ kind: "near-limit", feature: "reports_per_month" })).total).toBe(1);
  expect((await list({ kind: "near-limit", feature: "max_tracked_keywords" })).total).toBe(0);
});

test("revenue is unknown without the price of a subscription, and empty only if no one pays", async () => {
  const { value, previous } = (await admin.call(business)).data.mrr;
  expect([value, previous]).toEqual([
    { amounts: [], reason: null },
    { amounts: [], reason: null },
  ]);
  await query(
    `insert into subscriptions (id, user_id, status, price_id, occurred_at) values ('sub_1', $1, 'active', 'pri_a', now())`,
    [people.upgraded.id],
  );
  await query(
    `insert into billing_events (event_id, type, subscription_id, status, price_id, occurred_at) values
       ('evt_1', 'subscription.created', 'sub_1', 'active', 'pri_a', $1)`,
    [daysAgo(9)],
  );
  const unpriced = (await admin.call(business)).data;
  expect(unpriced.mrr.value).toEqual({ amounts: null, reason: "The price of 1 subscription isn't known." });
  expect(unpriced.paying).toEqual({ value: 1, previous: 0 });
  await query(
    "insert into paddle_prices (price_id, amount, currency, interval, frequency) values ('pri_a', 24000, 'USD', 'year', 1)",
  );
  const { mrr } = (await admin.call(business)).data;
  expect(mrr.value.amounts).toEqual([{ currency: "USD", amount: 2000 }]);
  expect(mrr.previous.amounts).toEqual([]);
  await query("update billing_events set is_backfilled = true, occurred_at = $1", [daysAgo(9)]);
  expect((await admin.call(business)).data.mrr.previous.reason).toMatch(
    /^Subscriptions are recorded since 20/,
  );
});

test("revenue per month by currency", () => {
  const cost = (interval: "day" | "week" | "month" | "year" | null, frequency: number, currency = "USD") => ({
    ...{ amount: 1200, currency, interval, frequency, subscriptions: 2 },
  });
  expect(sumRevenue([cost("month", 1), cost("month", 3), cost("year", 1), cost(null, 1)]).amounts).toEqual([
    { currency: "USD", amount: 2400 + 800 + 200 },
  ]);
  expect(sumRevenue([cost("week", 1, "EUR"), cost("day", 30)]).amounts).toEqual([
    { currency: "EUR", amount: 10_436 },
    { currency: "USD", amount: 2435 },
  ]);
});

test("periods are whole UTC days and follow each other", () => {
  const time = new Date("2026-11-23T16:00:00Z");
  const format = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()];
  expect(format(computeWindow(time, 7, false))).toEqual([
    "2026-11-17T00:00:00.000Z",
    "2026-11-24T00:00:00.000Z",
  ]);
  expect(format(computeWindow(time, 7, true))).toEqual([
    "2026-11-10T00:00:00.000Z",
    "2026-11-17T00:00:00.000Z",
  ]);
  expect(formatDay(getMonday(new Date("2026-11-22T23:00:00Z")))).toBe("2026-11-16");
});
