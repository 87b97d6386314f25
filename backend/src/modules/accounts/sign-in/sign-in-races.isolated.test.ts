import { Readable } from "node:stream";
import { accountEndpoints } from "@listwise/contracts/account";
import { authEndpoints, secondFactorEndpoints, signInFactorsEndpoints } from "@listwise/contracts/auth";
import { asSession } from "../../../testing/as-session";
import { eventually } from "../../../testing/eventually";
import { waitForMails, extractToken } from "../../../testing/mails";
import { addTotp, totpCode } from "../../../testing/second-factor";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import type * as Passwords from "../password/passwords";

/** Runs once, right after the next password check. */
let meanwhile: (() => Promise<unknown>) | null = null;

jest.mock("../password/passwords", () => {
  const actual = jest.requireActual<typeof Passwords>("../password/passwords");
  return {
    ...actual,
    async checkPassword(hash: string | null, password: string) {
      const isRight = await actual.checkPassword(hash, password);
      const run = meanwhile;
      meanwhile = null;
      await run?.();
      return isRight;
    },
  };
});

const { login, me, forgotPassword, refresh, resetPassword } = authEndpoints;
const password = "a long password";
const newPassword = "another long password";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp({ worker: true })));
afterAll(() => site.close());
beforeEach(() => site.ctx.pool.query("delete from rate_counters"));

async function createOwner() {
  const user = await site.asUser({ password });
  await site.call(forgotPassword, { body: { email: user.email } });
  const token = extractToken((await waitForMails(site, user.email, 1))[0]);
  return { ...user, reset: () => site.call(resetPassword, { body: { token, password: newPassword } }) };
}

const logIn = (email: string) => site.request(login, { body: { email, password } });

const countRunningSessions = async (userId: number) =>
  (await site.ctx.pool.query("select 1 from sessions where user_id = $1 and ended_at is null", [userId]))
    .rowCount;

test("a login with the old password during a reset opens no session", async () => {
  const user = await createOwner();
  meanwhile = user.reset;
  expect(await logIn(user.email)).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
  expect(await countRunningSessions(user.id)).toBe(0);
});

test("a login with the old password during a reset leaves no challenge for a second factor", async () => {
  const user = await createOwner();
  await addTotp(site, user);
  meanwhile = user.reset;
  expect(await logIn(user.email)).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
  const { rows } = await site.ctx.pool.query("select 1 from sign_in_challenges where user_id = $1", [
    user.id,
  ]);
  expect(rows).toEqual([]);
});

test("a login with the old password during a password change opens no session", async () => {
  const user = await site.asUser({ password });
  const body = { currentPassword: password, newPassword, endOtherSessions: true };
  meanwhile = () => user.call(accountEndpoints.changePassword, { body });
  expect((await logIn(user.email)).status).toBe(401);
  expect(await countRunningSessions(user.id)).toBe(1);
});

test("a password login in flight while the first second factor is added requires that factor", async () => {
  const user = await site.asUser({ password });
  meanwhile = () => addTotp(site, user);
  expect((await logIn(user.email)).body).toMatchObject({ secondFactorRequired: true });
  expect(await countRunningSessions(user.id)).toBe(1);
});

test.each([
  ["deactivated", "update users set is_active = false where id = $1"],
  ["deleted", "delete from users where id = $1"],
])("a login in flight while the account is %s opens no session", async (_, statement) => {
  const user = await site.asUser({ password });
  meanwhile = () => site.ctx.pool.query(statement, [user.id]);
  expect((await logIn(user.email)).status).toBe(401);
});

test("an address change requested with the old password during a reset is not stored", async () => {
  const user = await createOwner();
  meanwhile = user.reset;
  const body = { email: "thief@listwise.example", password };
  expect((await user.request(accountEndpoints.changeEmail, { body })).status).toBe(401);
  const { rows } = await site.ctx.pool.query("select 1 from email_verifications where user_id = $1", [
    user.id,
  ]);
  expect(rows).toEqual([]);
});

test("a deletion with the old password during a reset deletes nothing", async () => {
  const user = await createOwner();
  meanwhile = user.reset;
  const body = { email: user.email, password };
  expect((await user.request(accountEndpoints.deleteMe, { body })).status).toBe(401);
  asSession(await site.call(login, { body: { email: user.email, password: newPassword } }));
});

test("of two concurrent password changes from two sessions one fails", async () => {
  const user = await site.asUser({ password });
  const other = asSession(await site.call(login, { body: { email: user.email, password } }));
  const change = (chosen: string, token: string) =>
    site.request(accountEndpoints.changePassword, {
      body: { currentPassword: password, newPassword: chosen, endOtherSessions: false },
      headers: { authorization: `Bearer ${token}` },
    });
  meanwhile = () => change(newPassword, user.token);
  expect((await change("the thief's password", other.token)).status).toBe(401);
  asSession(await site.call(login, { body: { email: user.email, password: newPassword } }));
});

test("a confirmation with the old password while it changes fails", async () => {
  const user = await site.asUser({ password });
  const other = asSession(await site.call(login, { body: { email: user.email, password } }));
  await site.ctx.pool.query(
    "update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1 and id::text = any(select id::text from sessions where user_id = $1 order by created_at desc limit 1)",
    [user.id],
  );
  const body = { currentPassword: password, newPassword, endOtherSessions: false };
  meanwhile = () => user.call(accountEndpoints.changePassword, { body });
  const confirmed = await site.request(secondFactorEndpoints.confirm, {
    body: { proof: { method: "password", password } },
    headers: { authorization: `Bearer ${other.token}` },
  });
  expect(confirmed.status).toBe(401);
});

test("a factor is not added if the session ends before the request is complete", async () => {
  const user = await site.asUser({ password });
  const { secret } = (await user.call(signInFactorsEndpoints.beginTotp)).data;
  async function* sendLate() {
    yield '{"code":';
    await site.ctx.pool.query("update sessions set ended_at = now() where user_id = $1", [user.id]);
    yield `"${totpCode(secret)}"}`;
  }
  const { method, path } = signInFactorsEndpoints.confirmTotp;
  const headers = { "content-type": "application/json" };
  const answer = await user.inject({
    method,
    url: `/api${path}`,
    headers,
    payload: Readable.from(sendLate()),
  });
  expect(answer.json()).toMatchObject({ code: "SESSION_TERMINATED" });
  expect((await user.request(me)).status).toBe(401);
  const { rows } = await site.ctx.pool.query("select second_factors from users where id = $1", [user.id]);
  expect(rows).toEqual([{ second_factors: [] }]);
});

test("concurrent refreshes of a session do not make its password change fail", async () => {
  const user = await site.asUser({ password });
  const { pool } = site.ctx;
  const waiting = (count: number) =>
    eventually(
      () =>
        pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        ),
      ({ rowCount }) => rowCount === count,
    );
  const holder = await pool.connect();
  await holder.query("begin");
  const tokens =
    "select 1 from refresh_tokens where session_id in (select id from sessions where user_id = $1)";
  await holder.query(`${tokens} for update`, [user.id]);
  const refreshed = site.request(refresh, { body: { refreshToken: user.refreshToken } });
  await waiting(1);
  const body = { currentPassword: password, newPassword, endOtherSessions: true };
  const changed = user.request(accountEndpoints.changePassword, { body });
  await waiting(2);
  await holder.query("commit");
  holder.release();
  expect([(await refreshed).status, (await changed).status]).toEqual([200, 200]);
});
