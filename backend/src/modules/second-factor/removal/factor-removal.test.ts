import { apiKeysEndpoints } from "@listwise/contracts/account";
import { authEndpoints, secondFactorEndpoints, signInFactorsEndpoints } from "@listwise/contracts/auth";
import { findMail, extractToken } from "../../../testing/mails";
import { addPasskeyTo, addTotp } from "../../../testing/second-factor";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { forgotPassword, login, me, resetPassword } = authEndpoints;
const { removeFactor, signIn, signInOptions } = secondFactorEndpoints;
const { list, removePasskey, removeTotp } = signInFactorsEndpoints;
const password = "a password of the owner";
const publicUrl = "https://listwise.example";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp({ worker: true, env: { PUBLIC_URL: publicUrl } })));
beforeEach(() => site.ctx.pool.query("delete from rate_counters"));
afterAll(() => site.close());

const findToken = async (email: string, words: string) => extractToken(await findMail(site, email, words));
const remove = (token: string) => site.request(removeFactor, { body: { token } });
const signInWith = async ({ authenticator }: Awaited<ReturnType<typeof addPasskeyTo>>) =>
  site.request(signIn, { body: { response: authenticator.use((await site.call(signInOptions)).data) } });
const enter = (email: string) => site.call(login, { body: { email, password } });

test("an attacker's passkey that survives a password reset is removed with the link in its email, and the owner regains access", async () => {
  const user = await site.asUser({ password: "a stolen password" });
  const thief = await addPasskeyTo(site, user, "Thief");
  await site.call(forgotPassword, { body: { email: user.email } });
  const token = await findToken(user.email, "/reset-password");
  await site.call(resetPassword, { body: { token, password } });
  expect(await enter(user.email)).toMatchObject({ secondFactorRequired: true });
  const entered = await signInWith(thief);
  expect(entered.status).toBe(200);
  const headers = { authorization: `Bearer ${String(entered.body["token"])}` };
  const body = { label: "Thief" };
  const made = await site.inject({
    method: "POST",
    url: `/api${apiKeysEndpoints.create.path}`,
    headers,
    body,
  });
  const added = await findMail(site, user.email, "The passkey “Thief” was added.");
  expect(added?.text).toContain(`${publicUrl}/remove-factor?token=`);

  const { status, body: answer } = await remove(extractToken(added));
  expect({ status, answer }).toEqual({
    status: 200,
    answer: { success: true, message: "The passkey “Thief” was removed." },
  });
  expect(answer).not.toHaveProperty("token");
  expect((await signInWith(thief)).status).toBe(401);
  expect((await site.request(me, { headers })).body.code).toBe("SESSION_TERMINATED");
  const withKey = { authorization: `Bearer ${made.json().data.key}` };
  expect((await site.inject({ method: "GET", url: "/api/apps", headers: withKey })).statusCode).toBe(401);
  expect(await enter(user.email)).toMatchObject({ user: { secondFactor: false } });
  const confirmation = await findMail(site, user.email, "The passkey “Thief” was removed.");
  expect(confirmation?.text).toContain(`Set a new one\n(${publicUrl}/forgot-password)`);
  const { rows } = await site.ctx.pool.query(
    "select action, details from audit_log where actor_id = $1 and action like 'second-factor.%-removed'",
    [user.id],
  );
  expect(rows).toEqual([
    {
      action: "second-factor.passkey-removed",
      details: "The passkey “Thief” was removed. Removed with the link in the email.",
    },
  ]);
  const codes = await site.ctx.pool.query("select 1 from recovery_codes where user_id = $1", [user.id]);
  expect(codes.rowCount).toBe(0);
});

test("a link removes exactly its factor, once, even with parallel requests", async () => {
  const user = await site.asUser({ password });
  await addTotp(site, user);
  await addPasskeyTo(site, user, "Own");
  const thief = await addPasskeyTo(site, user, "Thief");
  const token = await findToken(user.email, "The passkey “Thief” was added.");
  const answers = await Promise.all([remove(token), remove(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await signInWith(thief)).status).toBe(401);
  expect(await enter(user.email)).toMatchObject({ methods: ["passkey", "totp", "recovery-code"] });
  const codes = await site.ctx.pool.query("select 1 from recovery_codes where user_id = $1", [user.id]);
  expect(codes.rowCount).toBe(10);
});

test("an attacker's authenticator app is removed too; the link of a replaced app doesn't remove its successor", async () => {
  const user = await site.asUser({ password });
  await addTotp(site, user);
  const former = await findToken(user.email, "An authenticator app was turned on.");
  await addTotp(site, user);
  const token = await findToken(user.email, "The authenticator app was replaced.");
  expect((await remove(former)).status).toBe(404);
  expect((await user.call(list)).data.totp).toBe(true);
  expect((await remove(token)).status).toBe(200);
  expect(await enter(user.email)).toMatchObject({ user: { secondFactor: false } });
});

test("used, expired, invented links and those of removed factors get the same response; only hashes are stored", async () => {
  const user = await site.asUser();
  const [{ id }] = [await addPasskeyTo(site, user, "Gone"), await addTotp(site, user)];
  const gone = await findToken(user.email, "The passkey “Gone” was added.");
  const off = await findToken(user.email, "An authenticator app was turned on.");
  await user.call(removePasskey, { params: { id } });
  await user.call(removeTotp);
  await addPasskeyTo(site, user, "Used");
  const used = await findToken(user.email, "The passkey “Used” was added.");
  await remove(used);
  const other = await site.asUser();
  await addPasskeyTo(site, other, "Old");
  const old = await findToken(other.email, "The passkey “Old” was added.");
  const stored = await site.ctx.pool.query("select 1 from passkeys where removal_hash = $1", [old]);
  expect(stored.rowCount).toBe(0);
  await site.ctx.pool.query("update passkeys set removal_expires_at = now() where user_id = $1", [other.id]);
  for (const token of [gone, off, used, old, "made-up"]) {
    const { status, body } = await remove(token);
    const { code, message } = body;
    expect({ status, code, message }).toEqual({
      status: 404,
      code: "NOT_FOUND",
      message: "This link is no longer valid. Remove the method in Settings instead.",
    });
  }
  expect((await other.call(list)).data.passkeys).toMatchObject([{ name: "Old" }]);
  const mail = await findMail(site, user.email, "The passkey “Gone” was removed.");
  expect(mail?.text).not.toContain("remove-factor");
});

test("an administrator whose last factor was removed by a link must set one up again", async () => {
  const admin = await site.asUser({ role: "admin", password });
  await addPasskeyTo(site, admin, "Thief");
  expect((await remove(await findToken(admin.email, "The passkey “Thief” was added."))).status).toBe(200);
  expect(await enter(admin.email)).toMatchObject({
    user: { role: "admin", secondFactor: false, secondFactorRequired: true },
  });
});

test("guessing tokens is rate limited", async () => {
  const tries: number[] = [];
  for (let call = 0; call < 11; call += 1) tries.push((await remove(`guess-${call}`)).status);
  expect(tries).toEqual([...Array<number>(10).fill(404), 429]);
});
