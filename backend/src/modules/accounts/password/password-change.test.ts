import { accountEndpoints } from "@listwise/contracts/account";
import { authEndpoints } from "@listwise/contracts/auth";
import { listen, waitForEvent, openSocket } from "../../../testing/connect-socket";
import { findQueuedMails } from "../../../testing/mails";
import { asSession } from "../../../testing/as-session";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { changePassword } = accountEndpoints;
const { login, me, refresh } = authEndpoints;

let site: TestApp;
let address: string;
beforeAll(async () => {
  site = await startTestApp();
  address = await listen(site);
});
afterAll(() => site.close());

const currentPassword = "correct horse";
const newPassword = "another horse";
const signIn = async (email: string, password = currentPassword) =>
  asSession(await site.call(login, { body: { email, password } }));
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test("requires the current password, rate limited like a login", async () => {
  const user = await site.asUser();
  const attempt = (current?: string) =>
    user.request(changePassword, {
      body: { currentPassword: current, newPassword, endOtherSessions: false },
    });
  expect(await attempt()).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
  for (let count = 0; count < 9; count++) expect((await attempt("wrong horse")).status).toBe(401);
  expect(await attempt(currentPassword)).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
  expect((await user.request(me)).status).toBe(200);
});

test("S23 all older tokens of this session become invalid immediately; the new pair works", async () => {
  const user = await site.asUser();
  const body = { refreshToken: user.refreshToken };
  const second = await site.call(refresh, { body });
  const fresh = await site.call(changePassword, {
    ...bearer(second.token),
    body: { currentPassword, newPassword, endOtherSessions: false },
  });
  for (const refreshToken of [user.refreshToken, second.refreshToken]) {
    expect((await site.request(refresh, { body: { refreshToken } })).status).toBe(401);
  }
  for (const token of [user.token, second.token]) {
    // Not SESSION_TERMINATED: other tabs continue with the new pair.
    expect((await site.request(me, bearer(token))).body.code).toBe("UNAUTHORIZED");
  }
  expect((await site.call(me, bearer(fresh.token))).user.id).toBe(user.id);
  await site.call(refresh, { body: { refreshToken: fresh.refreshToken } });
  expect((await findQueuedMails(site, user.email))[0]?.subject).toContain("password was changed");
  await signIn(user.email, newPassword);
  const { rows } = await site.ctx.pool.query(
    "select action, result from audit_log where actor_id = $1 and action like 'auth.password%'",
    [user.id],
  );
  expect(rows).toEqual([{ action: "auth.password-changed", result: "ok" }]);
});

test("S23 other sessions end on request, and their browsers are notified", async () => {
  const user = await site.asUser();
  const other = await signIn(user.email);
  const socket = openSocket(address, other.token);
  await waitForEvent(socket, "connect");
  const told = waitForEvent(socket, "session_terminated");
  const kept = { currentPassword, newPassword: currentPassword, endOtherSessions: false };
  const first = await user.call(changePassword, { body: kept });
  expect(first.endedSessions).toBe(0);
  expect((await site.request(me, bearer(other.token))).status).toBe(200);

  const ending = { currentPassword, newPassword, endOtherSessions: true };
  expect((await site.call(changePassword, { ...bearer(first.token), body: ending })).endedSessions).toBe(1);
  expect((await site.request(me, bearer(other.token))).body.code).toBe("SESSION_TERMINATED");
  expect(await told).toEqual([{ userId: user.id, message: expect.stringContaining("password") }]);
  socket.disconnect();
});

test("an account without a password can set one", async () => {
  const user = await site.asUser();
  await site.ctx.pool.query("update users set password_hash = null where id = $1", [user.id]);
  const answer = await user.call(changePassword, { body: { newPassword, endOtherSessions: false } });
  expect(answer.user.password).toBe(true);
  await signIn(user.email, newPassword);
});

test("S23 changing the password closes a thief's socket of the same session; only the new token can reconnect", async () => {
  const user = await site.asUser();
  const thief = openSocket(address, user.token);
  await waitForEvent(thief, "connect");
  const closed = waitForEvent(thief, "disconnect");
  const fresh = await user.call(changePassword, {
    body: { currentPassword, newPassword, endOtherSessions: false },
  });
  await closed;
  const [again, own] = [openSocket(address, user.token), openSocket(address, fresh.token)];
  const [[refusal]] = await Promise.all([waitForEvent(again, "connect_error"), waitForEvent(own, "connect")]);
  expect(String(refusal)).toContain("UNAUTHORIZED");
  own.disconnect();
});
