import { authEndpoints } from "@listwise/contracts/auth";
import { waitForMails, extractToken } from "../../../testing/mails";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { forgotPassword, login, me, removeGoogle, resetPassword } = authEndpoints;
const google = "stranger@gmail.example";
const password = "a new long horse";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp({ worker: true })));
afterAll(() => site.close());

/** Creates an account with a stranger's Google account linked, whose owner then reset the password. */
async function createRecoveredAccount() {
  const user = await site.asUser();
  await site.ctx.pool.query("update users set google_subject = $1, google_email = $2 where id = $1::int", [
    String(user.id),
    google,
  ]);
  await site.call(forgotPassword, { body: { email: user.email } });
  const [asked] = await waitForMails(site, user.email, 1);
  await site.call(resetPassword, { body: { token: extractToken(asked), password } });
  const changed = (await waitForMails(site, user.email, 2))[1];
  return { ...user, asked, changed, token: extractToken(changed) };
}

async function findLinkedGoogle(userId: number): Promise<string | null> {
  const { rows } = await site.ctx.pool.query<{ google_email: string | null }>(
    "select google_email from users where id = $1",
    [userId],
  );
  return rows[0]?.google_email ?? null;
}

const remove = (token: string) => site.request(removeGoogle, { body: { token } });

test("both reset emails name a stranger's linked Google account, and the link removes it once", async () => {
  const ada = await createRecoveredAccount();
  expect(ada.asked?.text).toContain(`The Google account ${google} can also sign in`);
  expect(ada.changed?.text).toContain(`The Google account ${google} can still sign in`);
  expect(ada.changed?.text).toContain(`${site.ctx.config.publicUrl}/remove-google?token=`);
  const answers = await Promise.all([remove(ada.token), remove(ada.token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await findLinkedGoogle(ada.id)).toBeNull();
  const { rows } = await site.ctx.pool.query(
    "select result, details from audit_log where actor_id = $1 and action = 'auth.google-unlinked'",
    [ada.id],
  );
  expect(rows).toEqual([{ result: "ok", details: `${google} by email link` }]);
});

test("sessions and API keys that the stranger created after the reset end too", async () => {
  const ada = await createRecoveredAccount();
  const answer = await site.call(login, { body: { email: ada.email, password } });
  const headers = { authorization: `Bearer ${"token" in answer ? answer.token : ""}` };
  const payload = { label: "Stranger" };
  const made = await site.inject({ method: "POST", url: "/api/api-keys", headers, payload });
  expect(made.statusCode).toBe(201);
  expect((await remove(ada.token)).body).toMatchObject({ email: google });
  expect((await site.inject({ method: "GET", url: `/api${me.path}`, headers })).statusCode).toBe(401);
  const withKey = { authorization: `Bearer ${made.json().data.key}` };
  expect((await site.inject({ method: "GET", url: "/api/apps", headers: withKey })).statusCode).toBe(401);
});

test("an expired or invented token removes nothing; tokens are stored as hashes", async () => {
  const ada = await createRecoveredAccount();
  const stored = await site.ctx.pool.query("select 1 from google_removals where hash = $1", [ada.token]);
  expect(stored.rowCount).toBe(0);
  await site.ctx.pool.query("update google_removals set expires_at = now()");
  for (const token of [ada.token, "made-up"]) expect((await remove(token)).status).toBe(404);
  expect(await findLinkedGoogle(ada.id)).toBe(google);
});
