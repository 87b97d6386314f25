import { customerEndpoints, type TimelineEntry } from "@listwise/contracts/admin";
import { appsEndpoints } from "@listwise/contracts/apps";
import { authEndpoints } from "@listwise/contracts/auth";
import { planRequestsAdminEndpoints, planRequestsEndpoints } from "@listwise/contracts/billing";
import { contactEndpoints } from "@listwise/contracts/content";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { limitsEndpoints, userLimitsEndpoints } from "@listwise/contracts/limits";
import { findQueuedMails } from "../../testing/mails";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { overview, timeline, apps, resendConfirmation, sendPasswordReset } = customerEndpoints;
type Person = Awaited<ReturnType<TestApp["asUser"]>>;

let site: TestApp;
let admin: Person;
beforeAll(async () => {
  site = await startTestApp({ env: { EMAIL_VERIFICATION: "required" } });
  admin = await site.asAdmin();
});
afterAll(() => site.close());

const at = ({ id }: Person) => ({ params: { id } });

async function readTimeline(user: Person, query: Record<string, string | number> = {}) {
  return (await admin.call(timeline, { ...at(user), query })).data;
}

const describeEntries = (entries: readonly TimelineEntry[]) =>
  entries.map(({ kind, source, event }) => `${kind} ${source} ${event}`);

describe("the timeline", () => {
  test("brings together what happened, from all sources, newest first", async () => {
    const user = await site.asUser({ password: "a long password" });
    const body = { email: user.email, password: "a wrong one" };
    await site.request(authEndpoints.login, { body });
    await site.call(authEndpoints.login, { body: { ...body, password: "a long password" } });
    await admin.call(userLimitsEndpoints.setUserPlan, { ...at(user), body: { plan: "pro" } });
    await admin.call(sendPasswordReset, at(user));
    const feature = "title_optimizations_per_day";
    const tooMuch = { params: { feature }, body: { incrementBy: 100 } };
    for (let n = 0; n < 3; n++) await user.request(limitsEndpoints.track, tooMuch);
    const message = {
      name: "Ada",
      email: user.email.toUpperCase(),
      subject: "Help",
      message: "It is stuck.",
    };
    await site.call(contactEndpoints.send, { body: message });
    const entries = await readTimeline(user);
    expect(describeEntries(entries).toSorted()).toEqual([
      "account audit-log user.password-reset-sent",
      "limit limits limit.reached",
      "mail mailer mail.queued",
      "plan audit-log user.plan-changed",
      "sign-in audit-log auth.login",
      "sign-in audit-log auth.login",
      "sign-up account account.created",
      "support contact-form support.received",
    ]);
    const times = entries.map((entry) => Date.parse(entry.at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const find = (event: string) => entries.filter((entry) => entry.event === event);
    expect(find("auth.login").map(({ result }) => result)).toEqual(["ok", "failed"]);
    expect(find("user.plan-changed")).toMatchObject([
      { actor: admin.email, ip: null, details: "free → pro" },
    ]);
    expect(find("limit.reached")[0]?.details).toMatch(/refused 3 times on [A-Z][a-z]{2} \d+, \d{4} \(UTC\)$/);
    expect(find("support.received")[0]?.details).toBe("Help (not signed in, new)");
  });

  test("is filtered by kind, and says nothing about other accounts", async () => {
    const [user, other] = [await site.asUser(), await site.asUser()];
    await admin.call(userLimitsEndpoints.setUserPlan, { ...at(user), body: { plan: "team" } });
    expect(describeEntries(await readTimeline(user, { kind: "plan" }))).toEqual([
      "plan audit-log user.plan-changed",
    ]);
    expect(describeEntries(await readTimeline(other))).toEqual(["sign-up account account.created"]);
    expect(await readTimeline(user, { kind: "payment" })).toEqual([]);
    // The administrator's own timeline doesn't consist of the work on other accounts.
    expect(describeEntries(await readTimeline(admin))).not.toContain("plan audit-log user.plan-changed");
  });

  test("shows a requested plan and the decision as one story", async () => {
    const user = await site.asUser();
    const { data } = await user.call(planRequestsEndpoints.create, { body: { plan: "pro" } });
    await admin.call(planRequestsAdminEndpoints.approve, { params: { id: data.id } });
    expect(describeEntries(await readTimeline(user, { kind: "plan" })).toSorted()).toEqual([
      "plan audit-log plan-request.approved",
      "plan audit-log plan-request.created",
      "plan audit-log user.plan-changed",
    ]);
  });

  test("is read page by page, also with many entries of the same millisecond", async () => {
    const user = await site.asUser();
    const sql = `insert into audit_log (actor_id, action, result, at)
      select $1, 'auth.logout', 'ok', timestamptz '2026-01-01' + (n / 10) * interval '1 millisecond' + n * interval '1 microsecond'
      from generate_series(1, 45) n`;
    await site.ctx.pool.query(sql, [user.id]);
    const ids: string[] = [];
    let cursor: string | null = "";
    for (let page = 0; cursor !== null && page < 20; page++) {
      const query = { limit: 7, kind: "sign-in", ...(cursor && { cursor }) };
      const answer: { data: TimelineEntry[]; nextCursor: string | null } = await admin.call(timeline, {
        ...at(user),
        query,
      });
      ids.push(...answer.data.map(({ id }) => id));
      cursor = answer.nextCursor;
    }
    expect(ids).toHaveLength(45);
    expect(new Set(ids).size).toBe(45);
    expect((await admin.request(timeline, { ...at(user), query: { cursor: "x" } })).status).toBe(400);
  });
});

test("the overview counts apps and keywords, and knows of no subscription", async () => {
  const user = await site.asUser();
  await user.call(userKeywordsEndpoints.add, { body: { keywordText: "storm", country: "gb" } });
  expect((await admin.call(overview, at(user))).data).toEqual({
    apps: { own: 0, competitor: 0, watching: 0 },
    keywords: 1,
    subscription: null,
    sellsPlans: false,
    trial: null,
    nextConfirmationAt: null,
  });
});

test("apps are listed with the size of their keyword lists", async () => {
  const user = await site.asUser();
  const { results } = await user.call(appsEndpoints.search, { query: { q: "weather", limit: 1 } });
  await user.call(appsEndpoints.follow, { body: { appId: results[0]?.storeId } });
  await user.call(userKeywordsEndpoints.add, { body: { keywordText: "drizzle", country: "gb" } });
  const answer = await admin.call(apps, at(user));
  expect(answer.data).toMatchObject([{ storeId: results[0]?.storeId, name: results[0]?.name }]);
  expect(answer).toMatchObject({ pagination: { total: 1 } });
});

describe("emails", () => {
  test("the confirmation is sent again under the user's own limits, and audited without the link", async () => {
    const user = await site.asUser({ verified: false });
    await admin.call(resendConfirmation, at(user));
    expect(await findQueuedMails(site, user.email)).toHaveLength(1);
    expect(await admin.request(resendConfirmation, at(user))).toMatchObject({
      status: 429,
      body: { code: "RATE_LIMITED" },
    });
    expect((await user.request(authEndpoints.resendVerification)).status).toBe(429);
    expect((await admin.call(overview, at(user))).data.nextConfirmationAt).not.toBeNull();
    const entries = await readTimeline(user, { kind: "account" });
    expect(entries).toMatchObject([{ event: "user.confirmation-sent", details: "" }]);
  });

  test("a confirmed address and a deactivated account get none", async () => {
    const [user, inactive] = [await site.asUser(), await site.asUser({ verified: false })];
    await site.ctx.pool.query("update users set is_active = false where id = $1", [inactive.id]);
    expect((await admin.request(resendConfirmation, at(user))).status).toBe(409);
    for (const endpoint of [resendConfirmation, sendPasswordReset]) {
      expect((await admin.request(endpoint, at(inactive))).status).toBe(409);
    }
    expect(await findQueuedMails(site, inactive.email)).toEqual([]);
  });

  test("password resets have the same daily cap as those that the user asks for", async () => {
    const user = await site.asUser();
    for (let n = 0; n < 5; n++) await admin.call(sendPasswordReset, at(user));
    expect((await admin.request(sendPasswordReset, at(user))).status).toBe(429);
    expect((await site.request(authEndpoints.forgotPassword, { body: { email: user.email } })).status).toBe(
      429,
    );
    expect(await findQueuedMails(site, user.email)).toHaveLength(5);
  });

  test("a plain admin can't send any to a superadmin", async () => {
    const owner = await site.asAdmin("superadmin");
    for (const endpoint of [resendConfirmation, sendPasswordReset]) {
      expect(await admin.request(endpoint, at(owner))).toMatchObject({
        status: 403,
        body: { code: "FORBIDDEN" },
      });
    }
    expect(await findQueuedMails(site, owner.email)).toEqual([]);
  });
});
