import { appLinksEndpoints, appsEndpoints } from "@listwise/contracts/apps";
import { clientReportsEndpoints, type ReportInput } from "@listwise/contracts/client-reports";
import { keywordEntriesEndpoints } from "@listwise/contracts/keywords";
import sharp from "sharp";
import { eventually } from "../../testing/eventually";
import { giveLimit } from "../../testing/give-limit";
import { trackSamplePair } from "../../testing/link-sample-apps";
import { findMail, waitForMails } from "../../testing/mails";
import { readPdf } from "../../testing/read-pdf";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { executeRun } from "./run-job";
import { startDueReports } from "./schedules.service";

const { create, update, remove, get, list, preview, run, retry, getRun, share, revoke, read } =
  clientReportsEndpoints;
const { setSchedule, removeSchedule, subscription, setSubscription, unsubscribe } = clientReportsEndpoints;
const OWN = 1;
const REPORT: ReportInput = {
  appId: OWN,
  country: "us",
  title: "Monthly report",
  logo: null,
  sections: ["summary", "keywords"],
  period: { kind: "last30" },
  competitorIds: null,
};
let site: TestApp;
beforeAll(async () => void (site = await startTestApp({ worker: true })));
afterAll(() => site.close());

type Member = Awaited<ReturnType<TestApp["asUser"]>>;

async function member(plan: "team" | "free" = "team"): Promise<Member> {
  const user = await site.asUser({ plan });
  await user.call(appsEndpoints.follow, { body: { appId: OWN, relation: "own" } });
  await user.call(keywordEntriesEndpoints.add, { body: { appId: OWN, keywordText: "storm radar" } });
  return user;
}

const save = async (user: Member, fields: Partial<ReportInput> = {}) =>
  (await user.call(create, { body: { ...REPORT, ...fields } })).data;

async function ended(user: Member, id: string) {
  return eventually(
    () => user.call(getRun, { params: { id } }),
    ({ data: { status } }) => status === "completed" || status === "failed",
  );
}

async function completed(user: Member, recipients: string[] = []) {
  const report = await save(user);
  const { data } = await user.call(run, { params: { id: report.id }, body: { recipients } });
  return ended(user, data.id);
}

async function countUsed(user: Member): Promise<number> {
  const query = "select used from limit_usage where user_id = $1 and feature = 'reports_per_month'";
  return (await site.ctx.pool.query(query, [user.id])).rows[0]?.used ?? 0;
}

const readToken = (url: string | undefined) => url?.split("/").at(-1) ?? "";
const findLink = (text: string | undefined) => /\/report-emails\/([\w.-]+)/.exec(text ?? "")?.[1] ?? "";

it("saves, changes, lists and deletes reports of the owner only", async () => {
  const [user, other] = [await member(), await member()];
  const report = await save(user);
  expect(report).toMatchObject({ ...REPORT, schedule: null, lastRun: null });
  const params = { id: report.id };
  for (const endpoint of [get, update, remove, setSchedule, removeSchedule, run]) {
    const body = { ...REPORT, frequency: "weekly", day: 1, recipients: ["a@client.example"] };
    expect(await other.request(endpoint, { params, body })).toMatchObject({ status: 404 });
  }
  const changed = { ...REPORT, title: "New title", sections: ["movers", "summary"] as const };
  await user.call(update, { params, body: { ...changed, sections: [...changed.sections] } });
  expect((await user.call(list)).data).toMatchObject([{ id: report.id, ...changed }]);
  await user.call(remove, { params });
  expect((await user.call(list)).data).toEqual([]);
  expect(await user.request(get, { params })).toMatchObject({ status: 404 });
});

it.each([
  { sections: [] },
  { sections: ["summary", "summary"] },
  { title: "" },
  { period: { kind: "custom" } },
  { period: { kind: "custom", from: "2026-05-02", to: "2026-05-01" } },
  { logo: "data:text/html;base64,AAAA" },
  { logo: "data:image/png;base64,AAAA" },
  { country: "zz" },
])("refuses %j", async (fields) => {
  const user = await member();
  const answer = await user.request(create, { body: { ...REPORT, ...fields } });
  expect(answer.status).toBe(400);
  expect((await user.call(list)).data).toEqual([]);
});

it("stores a logo as a small PNG without its metadata", async () => {
  const user = await member();
  const big = await sharp({ create: { width: 2000, height: 500, channels: 3, background: "#369" } })
    .withExif({ IFD0: { Artist: "secret" } })
    .jpeg()
    .toBuffer();
  const { logo } = await save(user, { logo: `data:image/jpeg;base64,${big.toString("base64")}` });
  const stored = Buffer.from(logo?.split(",")[1] ?? "", "base64");
  const metadata = await sharp(stored).metadata();
  expect(metadata).toMatchObject({ format: "png", width: 600, height: 150 });
  expect(metadata.exif).toBeUndefined();
});

it("a plan without custom reports can't build, save, schedule or run them", async () => {
  const user = await member("free");
  for (const endpoint of [preview, create]) {
    expect(await user.request(endpoint, { body: REPORT })).toMatchObject({
      status: 403,
      body: { details: { feature: "custom_reports" } },
    });
  }
  const former = await member();
  const { id } = await save(former);
  await giveLimit(site, former.id, "custom_reports", false);
  const schedule = { frequency: "weekly", day: 1, recipients: ["a@client.example"] } as const;
  for (const [endpoint, body] of [
    [run, {}],
    [setSchedule, { ...schedule, recipients: [...schedule.recipients] }],
  ] as const) {
    expect(await former.request(endpoint, { params: { id }, body })).toMatchObject({ status: 403 });
  }
  expect(await countUsed(former)).toBe(0);
});

it("a run creates the document and its PDF; the limit refuses the next one and stores nothing", async () => {
  const user = await member();
  await giveLimit(site, user.id, "reports_per_month", 1);
  const { data, document } = await completed(user);
  expect(data).toMatchObject({ status: "completed", error: null, deliveries: [], link: null });
  expect(document?.keywords).toMatchObject({ total: 1, rows: [{ keyword: "storm radar" }] });
  const pdf = await user.inject({ method: "GET", url: `/api/app-reports/runs/${data.id}/pdf` });
  expect(pdf.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
  expect(readPdf(pdf.rawPayload)).toContain("storm radar");
  const refused = await user.request(run, { params: { id: data.reportId }, body: {} });
  expect(refused).toMatchObject({ status: 403, body: { details: { feature: "reports_per_month" } } });
  expect((await user.call(get, { params: { id: data.reportId } })).runs).toHaveLength(1);
  expect(await countUsed(user)).toBe(1);
});

it("S39: a link is public until it is revoked or expires; all invalid ones get the same answer", async () => {
  const [user, other] = [await member(), await member()];
  const { data, document } = await completed(user);
  const params = { id: data.id };
  expect(await other.request(share, { params, body: {} })).toMatchObject({ status: 404 });
  const first = readToken((await user.call(share, { params, body: {} })).data.link?.url);
  const visit = (token: string) => site.request(read, { params: { token } });
  const answer = await visit(first);
  expect(answer.body.data).toEqual(document);
  expect(answer.headers).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
  const file = (token: string) => site.inject({ method: "GET", url: `/api/public/reports/${token}/pdf` });
  expect((await file(first)).statusCode).toBe(200);
  await user.call(revoke, { params });
  const second = readToken((await user.call(share, { params, body: {} })).data.link?.url);
  expect(second).not.toBe(first);
  await site.ctx.pool.query("update client_report_runs set link_expires_at = now() where id = $1", [data.id]);
  const answers = [];
  for (const token of ["x", `${data.id}.x`, first, second]) {
    const { status, body } = await visit(token);
    answers.push([status, body.message]);
    expect((await file(token)).statusCode).toBe(404);
  }
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(answers[0]?.[0]).toBe(404);
});

it("a recipient gets nothing but a request until they confirm, and nothing after they unsubscribe", async () => {
  const user = await member();
  const email = "client@agency.example";
  const first = await completed(user, [email]);
  expect(first.data.deliveries).toEqual([{ email, status: "confirming" }]);
  expect(first.data.link).toBeNull();
  const request = await findMail(site, email, "wants to send you");
  const token = findLink(request?.text);
  const params = { token };
  expect((await site.call(subscription, { params })).data).toMatchObject({ email, status: "pending" });
  await site.call(setSubscription, { params, body: { status: "confirmed" } });

  const second = await completed(user, [email]);
  expect(second.data.deliveries).toEqual([{ email, status: "sent" }]);
  const mail = (await waitForMails(site, email, 3)).at(-1);
  const link = /\/shared-report\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(second.data.link?.url).toContain(link);
  expect(await site.request(read, { params: { token: link } })).toMatchObject({ status: 200 });
  expect(findLink(mail?.text)).toBe(token);

  const url = mail?.unsubscribeUrl?.replace(site.ctx.config.publicUrl, "") ?? "";
  const opened = await site.inject({ method: "GET", url });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/report-emails/${token}`]);
  expect((await site.call(subscription, { params })).data.status).toBe("confirmed");
  const form = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  expect(await site.inject({ method: "POST", url, headers, payload: form })).toMatchObject({
    statusCode: 200,
  });
  expect((await site.call(subscription, { params })).data.status).toBe("unsubscribed");
  expect(request?.unsubscribeUrl).toBeNull();
  const third = await completed(user, [email]);
  expect(third.data.deliveries).toEqual([{ email, status: "unsubscribed" }]);
  expect(await waitForMails(site, email, 0)).toHaveLength(3);
  for (const forged of ["1.x", "x", token.replace(/^\d+/, "999999")]) {
    for (const endpoint of [subscription, unsubscribe])
      expect(await site.request(endpoint, { params: { token: forged } })).toMatchObject({ status: 404 });
  }
});

it("a person who confirms gets the last run of each report that waited for it, once", async () => {
  const user = await member();
  const email = "waits@agency.example";
  const { data } = await completed(user, [email, user.email]);
  const link = data.link?.url;
  await completed(await member(), [email]);
  const [request] = await waitForMails(site, email, 2);
  const params = { token: findLink(request?.text) };
  const confirm = () => site.call(setSubscription, { params, body: { status: "confirmed" } });
  await Promise.all([confirm(), confirm()]);
  const mails = await waitForMails(site, email, 3);
  expect(mails).toHaveLength(3);
  const sent = mails.filter(({ text }) => text.includes("sent you a report"));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain(link);
  const { runs } = await user.call(get, { params: { id: data.reportId } });
  expect(runs[0]?.deliveries).toContainEqual({ email, status: "sent" });
});

it("a person who confirms gets a new link if the shared one has expired, which stays invalid", async () => {
  const user = await member();
  const email = "expired@agency.example";
  const { data } = await completed(user, [email]);
  const params = { id: data.id };
  const shared = readToken((await user.call(share, { params, body: {} })).data.link?.url);
  await site.ctx.pool.query("update client_report_runs set link_expires_at = now() where id = $1", [data.id]);
  const [request] = await waitForMails(site, email, 1);
  await site.call(setSubscription, {
    params: { token: findLink(request?.text) },
    body: { status: "confirmed" },
  });
  const mail = (await waitForMails(site, email, 2)).at(-1);
  const sent = /\/shared-report\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(await site.request(read, { params: { token: sent } })).toMatchObject({ status: 200 });
  expect(await site.request(read, { params: { token: shared } })).toMatchObject({ status: 404 });
});

it("a run whose link was revoked isn't sent to a person who confirms later", async () => {
  const user = await member();
  const email = "late@agency.example";
  const { data } = await completed(user, [email, user.email]);
  await user.call(revoke, { params: { id: data.id } });
  const [request] = await waitForMails(site, email, 1);
  const params = { token: findLink(request?.text) };
  await site.call(setSubscription, { params, body: { status: "confirmed" } });
  expect((await user.call(get, { params: { id: data.reportId } })).runs[0]?.deliveries).toContainEqual({
    email,
    status: "confirming",
  });
});

it("the owner's own confirmed address needs no confirmation", async () => {
  const user = await member();
  const { data } = await completed(user, [user.email]);
  expect(data.deliveries).toEqual([{ email: user.email, status: "sent" }]);
  expect((await waitForMails(site, user.email, 1))[0]?.subject).toMatch(/^Monthly report: /);
});

it("a schedule runs once when it is due, then waits for the next time", async () => {
  const user = await member();
  const report = await save(user);
  const params = { id: report.id };
  const body = { frequency: "monthly", day: 1, recipients: [user.email] } as const;
  const { data } = await user.call(setSchedule, { params, body: { ...body, recipients: [user.email] } });
  expect(data.schedule).toMatchObject({
    ...body,
    recipients: [{ email: user.email, status: "confirmed" }],
    isPaused: false,
  });
  await startDueReports(site.ctx);
  expect((await user.call(get, { params })).runs).toEqual([]);
  const due = new Date(data.schedule?.nextRunAt ?? "");
  await Promise.all([startDueReports(site.ctx, due), startDueReports(site.ctx, due)]);
  const { runs, data: after } = await user.call(get, { params });
  expect(runs).toMatchObject([{ trigger: "schedule", recipients: [user.email] }]);
  expect(Date.parse(after.schedule?.nextRunAt ?? "")).toBeGreaterThan(due.getTime());
  await user.call(removeSchedule, { params });
  expect((await user.call(get, { params })).data.schedule).toBeNull();
});

it("a schedule beyond the limit shows why it failed and pauses after three failures", async () => {
  const user = await member();
  await giveLimit(site, user.id, "reports_per_month", 0);
  const { id } = await save(user);
  const schedule = { frequency: "weekly", day: 1, recipients: [user.email] } as const;
  await user.call(setSchedule, { params: { id }, body: { ...schedule, recipients: [user.email] } });
  for (const week of [1, 2, 3, 4]) {
    await startDueReports(site.ctx, new Date(Date.now() + week * 7 * 86_400_000));
  }
  const { data, runs } = await user.call(get, { params: { id } });
  expect(runs).toHaveLength(3);
  expect(runs[0]).toMatchObject({
    status: "failed",
    error: expect.stringContaining("Feature Limit Exceeded"),
  });
  expect(data.schedule).toMatchObject({ isPaused: true, failures: 3, nextRunAt: null });
});

it("a run that can't succeed is refunded and can be repeated", async () => {
  const user = await member();
  const report = await save(user);
  await site.ctx.pool.query("update client_reports set country = 'zz' where id = $1", [report.id]);
  const { data: started } = await user.call(run, { params: { id: report.id }, body: {} });
  const { data: failed } = await ended(user, started.id);
  expect(failed).toMatchObject({ status: "failed", error: expect.stringMatching(/\.$/) });
  expect(await countUsed(user)).toBe(0);
  await site.ctx.pool.query("update client_reports set country = 'us' where id = $1", [report.id]);
  await user.call(retry, { params: { id: failed.id } });
  expect((await ended(user, failed.id)).data).toMatchObject({ status: "completed", error: null });
  expect(await countUsed(user)).toBe(1);
  expect(await user.request(retry, { params: { id: failed.id } })).toMatchObject({ status: 409 });
  await executeRun(site.ctx, failed.id);
  expect(await countUsed(user)).toBe(1);
});

it("includes the linked app with its own sections, while the apps are linked", async () => {
  const user = await site.asUser({ plan: "team" });
  const { ios, android } = await trackSamplePair(user);
  await user.call(keywordEntriesEndpoints.add, { body: { appId: android.id, keywordText: "storm radar" } });
  const body = { ...REPORT, appId: ios.id, includeLinked: true };
  const load = async (fields: Partial<ReportInput> = {}) =>
    (await user.call(preview, { body: { ...body, ...fields } })).data;
  const document = await load();
  expect(document).toMatchObject({
    app: { id: ios.id },
    keywords: { total: 0 },
    linked: { app: { id: android.id, platform: "android" }, keywords: { total: 1 }, reviews: null },
  });
  expect((await load({ includeLinked: false })).linked).toBeNull();
  const saved = await user.call(create, { body });
  expect(saved.data.includeLinked).toBe(true);
  await user.call(appLinksEndpoints.remove, { params: { id: String(ios.id) } });
  expect((await load()).linked).toBeNull();
});
