import { accountEndpoints } from "@listwise/contracts/account";
import { appsEndpoints } from "@listwise/contracts/apps";
import { trialsEndpoints } from "@listwise/contracts/billing";
import { limitsAdminEndpoints, limitsEndpoints } from "@listwise/contracts/limits";
import { findQueuedMails } from "../../../testing/mails";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { assignPlan } from "../index";
import { processTrials } from "./trials.service";

const { mine, start } = trialsEndpoints;
const DAY_MS = 86_400_000;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await site.ctx.pool.query("update limit_templates set trial_days = 14 where key = 'pro'");
});
afterAll(() => site.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const fetchPlan = async (user: Awaited<ReturnType<TestApp["asUser"]>>) =>
  (await user.call(limitsEndpoints.myLimits)).plan.key;
const countChanges = async (userId: number) =>
  (await site.ctx.pool.query("select 1 from plan_changes where user_id = $1", [userId])).rowCount;

test.each([mine, start])("$method $path refuses a visitor", async (endpoint) => {
  expect(await site.request(endpoint, { body: { plan: "pro" } })).toMatchObject({ status: 401 });
});

test("no plan has a trial until an administrator sets its length", async () => {
  const [admin, user] = [await site.asAdmin(), await site.asUser()];
  const { data } = await site.call(limitsEndpoints.publicPlans);
  expect(data.map(({ key, trialDays }) => [key, trialDays])).toEqual([
    ["free", 0],
    ["pro", 14],
    ["team", 0],
  ]);
  expect(await user.request(start, { body: { plan: "team" } })).toMatchObject({
    status: 409,
    body: { message: "This plan has no free trial. Choose another plan." },
  });
  const templates = (await admin.call(limitsAdminEndpoints.templates)).data;
  const team = templates.find(({ key }) => key === "team");
  if (!team) throw new Error("no team");
  const save = (trialDays: number) =>
    admin.request(limitsAdminEndpoints.updateTemplate, {
      params: { id: team.id },
      body: { name: "Team", displayInPricing: true, displayOrder: 3, trialDays },
    });
  expect((await save(-1)).status).toBe(400);
  expect((await save(1.5)).status).toBe(400);
  expect((await save(366)).status).toBe(400);
  expect((await save(2)).status).toBe(200);
  expect((await user.call(start, { body: { plan: "team" } })).data).toMatchObject({ plan: { name: "Team" } });
});

test("a trial starts once, on the default plan only, and is recorded", async () => {
  const user = await site.asUser();
  expect(await user.call(mine)).toMatchObject({ data: null, canStart: true });
  const { data, canStart } = await user.call(start, { body: { plan: "pro" } });
  expect(canStart).toBe(false);
  expect(data).toMatchObject({ plan: { key: "pro", name: "Pro" }, endedAt: null });
  expect(Date.parse(data?.endsAt ?? "") - Date.parse(data?.startedAt ?? "")).toBe(14 * DAY_MS);
  expect(await fetchPlan(user)).toBe("pro");
  expect(await user.request(start, { body: { plan: "team" } })).toMatchObject({ status: 409 });
  expect(await user.request(start, { body: { plan: "gold" } })).toMatchObject({ status: 404 });
  expect(await user.request(start, { body: { plan: "unlimited" } })).toMatchObject({ status: 404 });
  const payer = await site.asUser({ plan: "team" });
  expect(await payer.request(start, { body: { plan: "pro" } })).toMatchObject({ status: 409 });
  expect([await fetchPlan(payer), await countChanges(payer.id)]).toEqual(["team", 0]);
  const { sections } = await user.call(accountEndpoints.exportMe);
  expect(sections.trial).toMatchObject([{ plan: "pro", endedAt: null }]);
  expect(sections["plan-changes"]).toMatchObject([{ before: "free", after: "pro" }]);
});

test("ten parallel starts begin one trial", async () => {
  const user = await site.asUser();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => user.request(start, { body: { plan: "pro" } })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await countChanges(user.id)).toBe(1);
});

test("a reminder comes three days before the end, and the end once; what was saved stays readable", async () => {
  const user = await site.asUser();
  await user.call(start, { body: { plan: "pro" } });
  const { results } = await user.call(appsEndpoints.search, { query: { q: "weather", limit: 5 } });
  for (const { storeId } of results) await user.call(appsEndpoints.follow, { body: { appId: storeId } });
  expect(results).toHaveLength(5);

  await processTrials(site.ctx, inDays(10.9));
  expect(await findQueuedMails(site, user.email)).toEqual([]);
  await Promise.all([processTrials(site.ctx, inDays(11.1)), processTrials(site.ctx, inDays(11.1))]);
  const [reminder, ...more] = await findQueuedMails(site, user.email);
  expect(more).toEqual([]);
  expect(reminder?.subject).toMatch(/^Your free trial of Pro ends on /);
  expect(reminder?.text).toMatch(/goes\s+back\s+to\s+the\s+Free\s+plan/);
  expect(reminder?.text).toContain("/subscription?plan=pro");
  expect(await fetchPlan(user)).toBe("pro");

  await Promise.all([processTrials(site.ctx, inDays(14.1)), processTrials(site.ctx, inDays(14.1))]);
  await processTrials(site.ctx, inDays(15));
  const mails = await findQueuedMails(site, user.email);
  expect(mails.map(({ subject }) => subject).slice(1)).toEqual(["Your free trial of Pro has ended"]);
  expect(mails[1]?.text).toMatch(/Your\s+14\s+days\s+on\s+the\s+Pro\s+plan\s+are\s+over/);
  expect(await fetchPlan(user)).toBe("free");
  expect(await user.call(mine)).toMatchObject({ data: { endedAt: expect.any(String) }, canStart: false });
  expect((await user.call(appsEndpoints.followed)).data).toHaveLength(5);
  const usage = (await user.call(limitsEndpoints.myUsage)).data.max_tracked_apps;
  expect(usage).toMatchObject({ current: 5, limit: 3, canUse: false });
  const { rows } = await site.ctx.pool.query(
    "select details from audit_log where action = 'trial.ended' and details like $1",
    [`${user.email}%`],
  );
  expect(rows).toEqual([{ details: `${user.email}: pro → free` }]);
  expect(await user.request(start, { body: { plan: "pro" } })).toMatchObject({ status: 409 });
});

test("a plan that is assigned or paid during the trial stays after its end, without an email", async () => {
  const [same, other] = [await site.asUser(), await site.asUser()];
  for (const user of [same, other]) await user.call(start, { body: { plan: "pro" } });
  await site.ctx.db.transaction((tx) => assignPlan(tx, same.id, "pro"));
  await site.ctx.db.transaction((tx) => assignPlan(tx, other.id, "team"));
  await processTrials(site.ctx, inDays(20));
  expect([await fetchPlan(same), await fetchPlan(other)]).toEqual(["pro", "team"]);
  expect(await findQueuedMails(site, same.email)).toEqual([]);
});

test("a trial that can't be ended doesn't hold up the others, and stays due", async () => {
  const [broken, other] = [await site.asUser(), await site.asUser()];
  for (const user of [broken, other]) await user.call(start, { body: { plan: "pro" } });
  const { mailer } = site.ctx;
  const send = jest.spyOn(mailer, "send").mockRejectedValueOnce(new Error("no template"));
  await expect(processTrials(site.ctx, inDays(20))).rejects.toThrow("1 trial failed");
  send.mockRestore();
  expect([await fetchPlan(broken), await fetchPlan(other)].toSorted()).toEqual(["free", "pro"]);
  await processTrials(site.ctx, inDays(20));
  expect([await fetchPlan(broken), await fetchPlan(other)]).toEqual(["free", "free"]);
});
