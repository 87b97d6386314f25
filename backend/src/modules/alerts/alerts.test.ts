import { accountEndpoints } from "@listwise/contracts/account";
import { alertsEndpoints } from "@listwise/contracts/alerts";
import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { findQueuedMails } from "../../testing/mails";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { crawlEnded, ensureKeyword } from "../crawls";
import { mailDigests } from "./digest.service";

const { rules, addRule, removeRule, list, markRead } = alertsEndpoints;

let test: TestApp;
let told: jest.SpyInstance;
beforeAll(async () => void (test = await startTestApp()));
beforeEach(() => void (told = jest.spyOn(test.ctx.sockets, "toUser")));
afterEach(() => told.mockRestore());
afterAll(() => test.close());

async function createTracker(keywordText = "rain") {
  const user = await test.asUser();
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  await user.call(userKeywordsEndpoints.add, { body: { keywordText } });
  const pair = { keywordId: await ensureKeyword(test.ctx.db, keywordText, "ios"), country: "us" };
  /** Stores a rank change and emits the event of a finished crawl. */
  async function move(from: number, to: number, before = "1 day") {
    await test.ctx.pool.query(
      `update app_ranks set previous_rank = $2, current_rank = $3, checked_at = now(),
       previous_checked_at = now() - $4::interval where app_id = 1 and keyword_id = $1`,
      [pair.keywordId, from, to, before],
    );
    await crawlEnded.emit(test.ctx, { ...pair, failure: null });
  }
  return { ...user, pair, move };
}

const rule = (fields: object) => ({ body: { appId: 1, ...fields } });

it("rejects untracked apps, unknown storefronts, duplicate rules, and rules beyond the plan's limit", async () => {
  const user = await createTracker();
  expect((await user.request(addRule, { body: { appId: 2 } })).status).toBe(404);
  expect((await user.request(addRule, rule({ country: "zz" }))).body.code).toBe("UNKNOWN_COUNTRY");
  await user.call(addRule, rule({}));
  expect(await user.request(addRule, rule({ threshold: 5 }))).toMatchObject({
    status: 403,
    body: { code: "FEATURE_LIMIT_EXCEEDED", details: { feature: "alerts_per_app" } },
  });
  await test.ctx.pool.query("update users set plan = 'pro' where id = $1", [user.id]);
  expect((await user.request(addRule, rule({}))).body.code).toBe("CONFLICT");
});

it("S46: concurrent rules do not exceed the limit", async () => {
  const user = await createTracker();
  const answers = await Promise.all([1, 2, 3, 4].map((n) => user.request(addRule, rule({ threshold: n }))));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  expect((await user.call(rules)).data).toHaveLength(1);
});

it.each([
  ["moved", 10, 30, 20, true],
  ["moved", 10, 20, 30, true],
  ["moved", 10, 30, 21, false],
  ["moved", 10, 201, 150, true],
  ["entered-top", 10, 11, 10, true],
  ["entered-top", 10, 9, 3, false],
  ["left-top", 10, 10, 11, true],
  ["left-top", 10, 50, 201, false],
])("%s %i: a change from %i to %i raises an alert: %s", async (condition, threshold, from, to, isTold) => {
  const user = await createTracker();
  await user.call(addRule, rule({ condition, threshold }));
  await user.move(from, to);
  const { data, unread } = await user.call(list);
  expect(unread).toBe(isTold ? 1 : 0);
  expect(data).toMatchObject(isTold ? [{ previousRank: from, currentRank: to, keyword: "rain" }] : []);
});

it("raises one alert per change, even if the crawl event repeats, and notifies the browser immediately", async () => {
  const user = await createTracker("storm");
  await user.call(addRule, rule({ keyword: "STORM" }));
  await user.move(40, 3);
  await crawlEnded.emit(test.ctx, { ...user.pair, failure: null });
  await crawlEnded.emit(test.ctx, { ...user.pair, failure: "no store" });
  const { data } = await user.call(list);
  expect(data).toHaveLength(1);
  const events = told.mock.calls.filter(([id, event]) => id === user.id && event === "alert:raised");
  expect(events).toEqual([[user.id, "alert:raised", expect.objectContaining({ id: data[0]?.id })]]);
  await user.call(markRead);
  expect((await user.call(list)).unread).toBe(0);
  await user.move(3, 40, "1 hour");
  expect((await user.call(list)).data.map((alert) => alert.currentRank)).toEqual([40, 3]);
});

it("ignores other keywords and apps that are no longer tracked", async () => {
  const user = await createTracker();
  await user.call(addRule, rule({ keyword: "something else" }));
  await user.move(40, 3);
  await test.ctx.pool.query("update alert_rules set keyword_id = null where user_id = $1", [user.id]);
  await user.call(appsEndpoints.unfollow, { body: { appId: 1 } });
  await user.move(40, 4);
  expect((await user.call(list)).data).toEqual([]);
});

it("S13: rules and alerts are private to their user", async () => {
  const [ada, bob] = [await createTracker(), await createTracker()];
  const { data } = await ada.call(addRule, rule({}));
  await ada.move(40, 3);
  expect((await bob.request(removeRule, { params: { id: data.id } })).status).toBe(404);
  await bob.call(markRead);
  expect((await bob.call(list)).data).toEqual([]);
  expect((await ada.call(list)).unread).toBe(1);
  await ada.call(removeRule, { params: { id: data.id } });
  expect((await ada.call(list)).data).toMatchObject([{ ruleId: null }]);
});

describe("the email", () => {
  const monday = new Date("2026-01-05T07:23:00Z");
  const tuesday = new Date("2026-01-06T07:23:00Z");

  /** Posts the form of RFC 8058. */
  const postForm = (url: string) =>
    test.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });

  async function withAlert(rankAlerts?: string) {
    const user = await createTracker();
    await user.call(addRule, rule({}));
    if (rankAlerts) {
      const body = { countries: ["us"], notifications: { newSignIn: true, rankAlerts } };
      await user.call(accountEndpoints.saveSettings, { body });
    }
    await user.move(201, 7);
    return { ...user, mails: () => findQueuedMails(test, user.email) };
  }

  it("is sent once a day by default, with the rank changes", async () => {
    const user = await withAlert();
    await mailDigests(test.ctx, tuesday);
    await mailDigests(test.ctx, tuesday);
    const [mail, ...more] = await user.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/1 rank changed$/);
    expect(mail?.text).toContain("| rain | US | >200 → 7\n");
    expect(mail?.text).toContain("/settings?section=notifications");
  });

  it("lists the 20 largest of 500 changes and links to the others; a change of two rules is there once", async () => {
    const user = await withAlert();
    await test.ctx.pool.query(
      `insert into alerts (user_id, app_id, keyword_id, country, previous_rank, current_rank, moved_from, at)
       select $1, 1, $2, 'us', 200, 200 - n % 100, now() - n * interval '1 day', now()
       from generate_series(1, 499) n union all
       select user_id, app_id, keyword_id, country, previous_rank, current_rank, moved_from, at
       from alerts where user_id = $1`,
      [user.id, user.pair.keywordId],
    );
    await mailDigests(test.ctx, tuesday);
    const [mail, ...more] = await user.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/500 ranks changed$/);
    expect(mail?.text.match(/\| rain \| US \|/g)).toHaveLength(20);
    expect(mail?.text).toContain(">200 → 7");
    expect(mail?.text).toMatch(/and 480 smaller changes\n\nShow all alerts:\n\S+\/alerts/);
  });

  it("leaves out alerts of rules that don't send email", async () => {
    const user = await createTracker();
    await user.call(addRule, rule({ channels: { email: false, webhook: false } }));
    await user.move(201, 7);
    await mailDigests(test.ctx, tuesday);
    expect(await findQueuedMails(test, user.email)).toEqual([]);
    expect((await user.call(list)).unread).toBe(1);
  });

  it("ends with one click in a mail program, without a sign-in", async () => {
    const user = await withAlert();
    const notifications = { newSignIn: false, rankAlerts: "weekly" } as const;
    await user.call(accountEndpoints.saveSettings, { body: { countries: ["de", "us"], notifications } });
    await mailDigests(test.ctx, monday);
    const [mail] = await user.mails();
    const url = mail?.unsubscribeUrl?.replace(test.ctx.config.publicUrl, "") ?? "";
    const getSettings = async () => (await user.call(accountEndpoints.settings)).data;
    const before = await getSettings();

    const page = await test.inject({ method: "GET", url });
    expect([page.statusCode, page.headers.location]).toEqual([303, "/settings?section=notifications"]);
    for (const forged of [`${url}x`, url.replace(/\/\d+\./, "/999999."), url.replace(/[^/]+$/, "x")])
      expect((await postForm(forged)).statusCode).toBe(404);
    expect(await getSettings()).toEqual(before);

    for (let click = 0; click < 2; click++) expect((await postForm(url)).statusCode).toBe(200);
    expect(await getSettings()).toEqual({
      ...before,
      notifications: { newSignIn: false, rankAlerts: "off" },
    });
    await user.move(7, 90, "1 day");
    await mailDigests(test.ctx, monday);
    expect(await user.mails()).toHaveLength(1);
  });

  it("is sent on Mondays or never, depending on the setting", async () => {
    const [weekly, off] = [await withAlert("weekly"), await withAlert("off")];
    await mailDigests(test.ctx, tuesday);
    expect(await weekly.mails()).toEqual([]);
    await mailDigests(test.ctx, monday);
    expect(await weekly.mails()).toHaveLength(1);
    expect(await off.mails()).toEqual([]);
  });
});
