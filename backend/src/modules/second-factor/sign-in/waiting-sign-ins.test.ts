import { accountEndpoints } from "@listwise/contracts/account";
import { adminUserEndpoints } from "@listwise/contracts/admin";
import { authEndpoints, googleEndpoints, secondFactorEndpoints } from "@listwise/contracts/auth";
import { eventually } from "../../../testing/eventually";
import { addTotp } from "../../../testing/second-factor";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { hashToken } from "../../accounts";

const password = "a long password";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

/** Returns a user with a second factor and a linked Google account, whose sign-in is waiting for the factor. */
async function aWaitingSignIn() {
  const user = await site.asUser({ password });
  const factor = await addTotp(site, user);
  await site.ctx.pool.query("update users set google_subject = $1, google_email = $2 where id = $1::int", [
    String(user.id),
    "stranger@gmail.example",
  ]);
  const answer = await site.call(authEndpoints.login, { body: { email: user.email, password } });
  if (!("challenge" in answer)) throw new Error("No second factor was requested.");
  const complete = async () => {
    const proof = { method: "totp", code: await factor.freshCode() };
    return site.request(secondFactorEndpoints.complete, { body: { challenge: answer.challenge, proof } });
  };
  return { ...user, complete };
}
type Waiting = Awaited<ReturnType<typeof aWaitingSignIn>>;

test.each<[string, (user: Waiting) => Promise<unknown>]>([
  [
    "its Google account is removed with the link in an email",
    async ({ id }) => {
      const sql =
        "insert into google_removals (hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')";
      await site.ctx.pool.query(sql, [hashToken("from-the-mail"), id]);
      await site.call(authEndpoints.removeGoogle, { body: { token: "from-the-mail" } });
    },
  ],
  ["its Google account is unlinked", (user) => user.call(googleEndpoints.unlink)],
  ["its owner signs out everywhere", (user) => user.call(accountEndpoints.endOtherSessions)],
  [
    "an administrator ends all sessions",
    async ({ id }) =>
      (await site.asAdmin()).call(adminUserEndpoints.terminateAllSessions, { params: { id } }),
  ],
])("S85: an attacker's sign-in that is waiting for its second factor ends when %s", async (_, recover) => {
  const user = await aWaitingSignIn();
  await recover(user);
  expect((await user.complete()).body.code).toBe("GONE");
});

test("a sign-in that is waiting for its second factor continues when an administrator ends another session", async () => {
  const user = await aWaitingSignIn();
  const admin = await site.asAdmin();
  const { data } = await admin.call(adminUserEndpoints.user, { params: { id: user.id } });
  const sessionId = data.sessions[0]?.id ?? "";
  await admin.call(adminUserEndpoints.terminateSession, { params: { id: user.id, sessionId } });
  expect((await user.complete()).status).toBe(200);
});

test.each<[string, (user: Waiting) => Promise<unknown>]>([
  ["unlink the owner's Google account", (user) => user.request(googleEndpoints.unlink)],
  ["sign the owner out elsewhere", (user) => user.request(accountEndpoints.endOtherSessions)],
  [
    "end a session of the owner",
    async (user) => {
      const [session] = (await user.call(accountEndpoints.sessions)).data;
      return user.request(accountEndpoints.endSession, { params: { id: session?.id ?? "" } });
    },
  ],
])("S85: an attacker whose session is being ended can't %s", async (_, act) => {
  const user = await aWaitingSignIn();
  const recovery = await site.ctx.pool.connect();
  await recovery.query("begin");
  await recovery.query("select 1 from users where id = $1 for update", [user.id]);
  const acting = act(user);
  const sql =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await eventually(
    () => site.ctx.pool.query(sql),
    ({ rowCount }) => rowCount === 1,
  );
  await recovery.query("update sessions set ended_at = now(), end_reason = 'terminated' where user_id = $1", [
    user.id,
  ]);
  await recovery.query("commit");
  recovery.release();
  expect(await acting).toMatchObject({ status: 401, body: { code: "SESSION_TERMINATED" } });
  const { rows } = await site.ctx.pool.query("select google_email from users where id = $1", [user.id]);
  expect(rows).toEqual([{ google_email: "stranger@gmail.example" }]);
});
