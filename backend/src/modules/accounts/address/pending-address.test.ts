import { accountEndpoints } from "@listwise/contracts/account";
import { adminUserEndpoints } from "@listwise/contracts/admin";
import { authEndpoints, secondFactorEndpoints } from "@listwise/contracts/auth";
import { asSession } from "../../../testing/as-session";
import { createCall, type Caller } from "../../../testing/call";
import { extractToken, findQueuedMails } from "../../../testing/mails";
import { addTotp } from "../../../testing/second-factor";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { hashToken } from "../sessions/opaque-token";

const { changeEmail, endOtherSessions, endSession, sessions } = accountEndpoints;
const { login, me, removeGoogle, verifyEmail } = authEndpoints;
const { setStatus, terminateAllSessions } = adminUserEndpoints;
const password = "correct horse";

type User = Awaited<ReturnType<TestApp["asUser"]>>;

let site: TestApp;
let admin: User;
beforeAll(async () => {
  site = await startTestApp();
  admin = await site.asAdmin();
});
afterAll(() => site.close());

/** Returns the token from the latest email to an address that contains `words`. */
const findToken = async (email: string, words: string) =>
  extractToken((await findQueuedMails(site, email)).findLast(({ text }) => text.includes(words)));

/** Creates an account whose thief requested a change to the thief's address, in a separate session. */
async function createTheft() {
  const user = await site.asUser();
  const { token } = asSession(await site.call(login, { body: { email: user.email, password } }));
  const thief = { id: user.id, ...createCall(site.app, token) };
  const email = `thief-${user.id}@x.example`;
  await thief.call(changeEmail, { body: { email, password } });
  return { user, thief, link: await findToken(email, "/verify-email") };
}

async function signOutThief(user: User): Promise<void> {
  const thief = (await user.call(sessions)).data.find(({ current }) => !current);
  await user.call(endSession, { params: { id: thief?.id ?? "" } });
}

async function removeGoogleByMail({ id }: User): Promise<void> {
  const token = `removal-${id}`;
  const removal = "insert into google_removals values ($1, $2, now() + interval '1 hour')";
  await site.ctx.pool.query(removal, [hashToken(token), id]);
  await site.call(removeGoogle, { body: { token } });
}

async function removeFactorByMail(user: User, thief: Caller & { id: number }): Promise<void> {
  await addTotp(site, thief);
  const token = await findToken(user.email, "/remove-factor");
  await site.call(secondFactorEndpoints.removeFactor, { body: { token } });
}

const setActive = ({ id }: User, isActive = false) =>
  admin.call(setStatus, { params: { id }, body: { isActive } });

test.each<[string, (user: User, thief: Caller & { id: number }) => Promise<unknown>]>([
  ["the owner signs out everywhere", (user) => user.call(endOtherSessions)],
  ["the owner ends the thief's session", signOutThief],
  ["the owner removes the thief's second factor by mail", removeFactorByMail],
  ["the owner removes a Google account by mail", removeGoogleByMail],
  ["an administrator ends all sessions", ({ id }) => admin.call(terminateAllSessions, { params: { id } })],
  ["an administrator deactivates the account", (user) => setActive(user)],
  [
    "an administrator deactivates and reactivates the account",
    async (user) => {
      await setActive(user);
      await setActive(user, true);
    },
  ],
])("an address change requested by a thief fails after %s", async (_, recover) => {
  const { user, thief, link } = await createTheft();
  await recover(user, thief);
  expect((await site.request(verifyEmail, { body: { token: link } })).status).toBe(404);
  const { rows } = await site.ctx.pool.query("select email from users where id = $1", [user.id]);
  expect(rows).toEqual([{ email: user.email }]);
});

test("an address change succeeds while the session that requested it is active", async () => {
  const { thief, link } = await createTheft();
  await site.call(verifyEmail, { body: { token: link } });
  expect((await thief.call(me)).user.email).toBe(`thief-${thief.id}@x.example`);
});

test("a link of a deactivated account confirms nothing", async () => {
  const user = await site.asUser({ verified: false });
  await user.call(authEndpoints.resendVerification);
  const token = await findToken(user.email, "/verify-email");
  await setActive(user);
  expect((await site.request(verifyEmail, { body: { token } })).status).toBe(404);
});
