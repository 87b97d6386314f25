import { accountEndpoints, apiKeysEndpoints } from "@listwise/contracts/account";
import { authEndpoints, signInFactorsEndpoints } from "@listwise/contracts/auth";
import { defineTemplate } from "../../infra/mail/mail-templates";
import { createAuthenticator } from "../../testing/authenticator";
import { eventually } from "../../testing/eventually";
import { findQueuedMails, type WrittenMail } from "../../testing/mails";
import { addPasskeyTo } from "../../testing/second-factor";
import { startSecondNode } from "../../testing/second-node";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { findUserById, sendPasswordLink } from "../accounts";

const { login, forgotPassword } = authEndpoints;
const { passkeyOptions, addPasskey, renamePasskey, removePasskey, removeTotp } = signInFactorsEndpoints;
const password = "correct horse";
const write = defineTemplate({
  key: "flood",
  name: "Flood",
  description: "",
  subject: "Something changed",
  text: "{{change}}",
  variables: [{ name: "change", sample: "Something" }],
  reason: "You get this email because something changed.",
});

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const countHits = (start: string, hits: number) =>
  site.ctx.pool.query("update rate_counters set hits = $2 where key like $1 || '%'", [start, hits]);
const countEntries = async (action: string) =>
  (await site.ctx.pool.query("select 1 from audit_log where action = $1", [action])).rowCount;

async function enterFromNewBrowsers(email: string, count: number): Promise<void> {
  for (let browser = 0; browser < count; browser++) {
    const body = { email, password, fingerprint: `browser ${browser}` };
    await site.call(login, { body, ip: `198.51.${browser}.1` });
  }
}

test("S79: sign-ins from 30 new browsers send 20 emails; the last one says that no more will follow", async () => {
  const { email } = await site.asUser();
  await enterFromNewBrowsers(email, 30);
  const mails = await findQueuedMails(site, email);
  expect(mails).toHaveLength(20);
  const isLast = ({ text, html }: WrittenMail) =>
    [text, html].map((words) => words.includes("We sent you 20 emails"));
  expect(mails.map(isLast)).toEqual([...Array<boolean[]>(19).fill([false, false]), [true, true]]);
  const entries = await site.ctx.pool.query("select details from audit_log where action = 'mail.left-out'");
  expect(entries.rows).toEqual([{ details: expect.stringContaining(`new-sign-in to ${email}: 20`) }]);
});

test("S79: an unconfirmed address gets no email about new browsers", async () => {
  const { email } = await site.asUser({ verified: false });
  await enterFromNewBrowsers(email, 3);
  expect(await findQueuedMails(site, email)).toEqual([]);
});

test("S79: notices of another kind or to another address are still sent, and a failed change isn't counted", async () => {
  const [one, other] = ["one@x.example", "other@x.example"];
  const fails = site.ctx.db.transaction(async (tx) => {
    await site.ctx.mailer.send({ to: one, ...write({ change: "Nothing" }) }, tx);
    throw new Error("The change failed.");
  });
  await expect(fails).rejects.toThrow("The change failed.");
  for (let count = 0; count < 25; count++) {
    await site.ctx.mailer.send({ to: one, ...write({ change: `Change ${count}` }) });
  }
  await site.ctx.mailer.send({ to: other, ...write({ change: "One" }) });
  await site.call(forgotPassword, { body: { email: one } });
  expect(await findQueuedMails(site, one)).toHaveLength(20);
  expect(await findQueuedMails(site, other)).toHaveLength(1);
});

test("S79: renaming a passkey sends no email, is logged and rate limited", async () => {
  const user = await site.asUser();
  const { id } = await addPasskeyTo(site, user);
  const before = await findQueuedMails(site, user.email);
  const rename = (name: string) => user.request(renamePasskey, { params: { id }, body: { name } });
  const statuses: number[] = [];
  for (let count = 0; count < 25; count++) statuses.push((await rename(`Phone ${count}`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  expect(await findQueuedMails(site, user.email)).toEqual(before);
  expect(await countEntries("second-factor.passkey-renamed")).toBe(20);
});

test("S79: account endpoints that send email are rate limited", () => {
  const { changePassword, changeEmail } = accountEndpoints;
  const mailing = [
    renamePasskey,
    removePasskey,
    removeTotp,
    changePassword,
    changeEmail,
    apiKeysEndpoints.remove,
  ];
  expect(mailing.filter(({ perMinute }) => perMinute === undefined || perMinute > 20)).toEqual([]);
});

test("S79: an attacker can't use up the emails first and then add a factor without the link that removes it", async () => {
  const user = await site.asUser();
  await addPasskeyTo(site, user);
  await countHits("mails:factor-added:", 20);
  await countHits("notices:second-factor-changed:", 20);
  const { create } = createAuthenticator(site.ctx.config.publicUrl);
  const { data } = await user.call(passkeyOptions);
  const body = { name: "Second", response: create(data) };
  const refused = await user.request(addPasskey, { body });
  expect(refused).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
  await countHits("mails:factor-added:", 19);
  await addPasskeyTo(site, user, "Third");
  const mails = await findQueuedMails(site, user.email);
  expect(mails).toHaveLength(2);
  expect(mails.at(-1)?.text).toMatch(/“Third” was added[^]*remove-factor\?token=/);
});

test("S79: 400 queued notices don't delay an email with a secret link", async () => {
  for (let count = 0; count < 400; count++) {
    await site.ctx.mailer.send({ to: `flooded-${count}@x.example`, ...write({ change: "One" }) });
  }
  const { id } = await site.asUser();
  await site.ctx.db.transaction(async (tx) => {
    const user = await findUserById(tx, id);
    if (user) await sendPasswordLink(site.ctx, tx, user);
  });
  const worker = await startSecondNode(site, {}, { worker: true });
  const isReset = (text: string) => text.includes("reset-password?token=");
  const readSent = async () => {
    const { rows } = await site.ctx.pool.query<{ text: string }>(
      "select text from outbox_mails order by at, id",
    );
    return rows.map(({ text }) => text);
  };
  const sent = await eventually(readSent, (texts) => texts.some(isReset));
  const isLast = (text: string) => text.includes("We sent you 20 emails");
  const more = await eventually(readSent, (texts) => texts.filter(isLast).length === 2);
  expect(more.filter(isLast)).toHaveLength(2);
  await worker.close();
  expect(sent.findIndex(isReset)).toBeGreaterThanOrEqual(0);
  expect(sent.findIndex(isReset)).toBeLessThan(20);
});
