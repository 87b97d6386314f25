import { authEndpoints } from "@listwise/contracts/auth";
import { eventually } from "../../../testing/eventually";
import { waitForMails, extractToken } from "../../../testing/mails";
import { asSession } from "../../../testing/as-session";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { hashToken } from "../sessions/opaque-token";

const { forgotPassword, login, me, resetPassword } = authEndpoints;
const password = "a new horse";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp({ worker: true })));
afterAll(() => site.close());
beforeEach(() => site.ctx.pool.query("delete from rate_counters"));

const ask = (email: string, ip = "192.0.2.1") => site.request(forgotPassword, { body: { email }, ip });
const reset = (token: string) => site.request(resetPassword, { body: { token, password } });
const findAuditEntries = async (action: string, actorId: number) =>
  (
    await site.ctx.pool.query("select * from audit_log where action = $1 and actor_id = $2", [
      action,
      actorId,
    ])
  ).rows;

test("an invented or expired token sets no password", async () => {
  const user = await site.asUser();
  await ask(user.email);
  const [mail] = await waitForMails(site, user.email, 1);
  await site.ctx.pool.query("update password_resets set expires_at = now()");
  for (const token of ["made-up", extractToken(mail)]) {
    expect(await reset(token)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  }
  expect((await user.request(me)).status).toBe(200);
});

test("the link sets a password once, ends every session and notifies the owner", async () => {
  const user = await site.asUser({ verified: false });
  await ask(user.email);
  const [mail] = await waitForMails(site, user.email, 1);
  const token = extractToken(mail);
  const answers = await Promise.all([reset(token), reset(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);

  expect((await user.request(me)).body.code).toBe("SESSION_TERMINATED");
  expect((await site.request(login, { body: { email: user.email, password: "correct horse" } })).status).toBe(
    401,
  );
  const answer = asSession(await site.call(login, { body: { email: user.email, password } }));
  expect(answer.user.emailVerified).toBe(true);
  // The login from a new browser is announced too, in any order.
  const subjects = (await waitForMails(site, user.email, 3)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining("password was changed"));
  expect(await findAuditEntries("auth.password-reset", user.id)).toHaveLength(1);
});

test("tokens are only stored as hashes, also in the queue once the email is sent", async () => {
  const user = await site.asUser();
  await ask(user.email);
  const token = extractToken((await waitForMails(site, user.email, 1))[0]);
  const holding = async (table: string, text: string) =>
    (await site.ctx.pool.query(`select 1 from ${table} t where t::text like $1`, [`%${text}%`])).rowCount;
  expect(await holding("password_resets", hashToken(token))).toBe(1);
  expect(await holding("password_resets", token)).toBe(0);
  expect(
    await eventually(
      () => holding("pgboss.job", token),
      (count) => count === 0,
    ),
  ).toBe(0);
});

test("a deactivated account gets no link", async () => {
  const user = await site.asUser();
  await site.ctx.pool.query("update users set is_active = false where id = $1", [user.id]);
  await ask(user.email);
  const asked = () =>
    site.ctx.pool.query("select result from audit_log where action like '%-asked' and details = $1", [
      user.email,
    ]);
  expect((await eventually(asked, ({ rowCount }) => rowCount === 1)).rows).toEqual([{ result: "failed" }]);
  expect(await waitForMails(site, user.email, 0)).toEqual([]);
});

test.each(["known", "unknown"])(
  "S44 emails to a %s address are capped per network and in total",
  async (kind) => {
    const email = kind === "known" ? (await site.asUser()).email : "unknown@listwise.example";
    for (let mail = 1; mail <= 5; mail++) expect((await ask(email)).status).toBe(200);
    const { status, headers } = await ask(email);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(3600);
    // The owner can still request one from another network.
    expect((await ask(email, "198.51.100.2")).status).toBe(200);
    await site.ctx.pool.query(
      "update rate_counters set hits = 20 where key ~ '^mails:password-reset:[^:]+$'",
    );
    expect((await ask(email, "198.51.100.3")).status).toBe(429);
  },
);

test("S44 one network cannot cause emails to many addresses", async () => {
  await ask("first@listwise.example");
  await site.ctx.pool.query("update rate_counters set hits = 200 where key like 'mails-from:%'");
  expect((await ask("another@listwise.example")).status).toBe(429);
  expect((await ask("another@listwise.example", "198.51.100.2")).status).toBe(200);
});
