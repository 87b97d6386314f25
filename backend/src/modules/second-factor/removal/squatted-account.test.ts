import { apiKeysEndpoints } from "@listwise/contracts/account";
import { appsEndpoints } from "@listwise/contracts/apps";
import {
  authEndpoints,
  googleEndpoints,
  secondFactorEndpoints,
  signInFactorsEndpoints,
} from "@listwise/contracts/auth";
import { eventually } from "../../../testing/eventually";
import { waitForMails, extractToken } from "../../../testing/mails";
import { addPasskeyTo, addTotp } from "../../../testing/second-factor";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { forgotPassword, login, me, resendVerification, resetPassword, verifyEmail } = authEndpoints;
const { signIn, signInOptions } = secondFactorEndpoints;
const { addPasskey, beginTotp, confirmTotp, passkeyOptions } = signInFactorsEndpoints;
const password = "a password of the owner";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp({ worker: true })));
afterAll(() => site.close());

const findMail = (email: string, words: string) =>
  eventually(
    async () => (await waitForMails(site, email, 0)).find(({ subject }) => subject.includes(words)),
    (mail) => mail !== undefined,
  );

/** Resets the password like the owner of the address, who receives the emails. Returns the email that confirms it. */
async function takeBack(email: string) {
  await site.request(forgotPassword, { body: { email } });
  const token = extractToken(await findMail(email, "set a new password"));
  await site.call(resetPassword, { body: { token, password } });
  return findMail(email, "password was changed");
}

test("a squatter's passkey is removed when the owner of the address sets a password", async () => {
  const squatter = await site.asUser({ verified: false });
  const { authenticator } = await addPasskeyTo(site, squatter);
  await site.ctx.pool.query(
    "update users set google_subject = 'g', google_email = 'g@x.example' where id = $1",
    [squatter.id],
  );
  const mail = await takeBack(squatter.email);
  expect(mail?.text).not.toMatch(/Laptop|g@x\.example/);
  const response = authenticator.use((await site.call(signInOptions)).data);
  expect((await site.request(signIn, { body: { response } })).status).toBe(401);
  const answer = await site.call(login, { body: { email: squatter.email, password } });
  expect(answer).toMatchObject({ user: { secondFactor: false } });
  const { rows } = await site.ctx.pool.query("select google_subject from users where id = $1", [squatter.id]);
  expect(rows).toEqual([{ google_subject: null }]);
});

test("a squatter's authenticator app doesn't lock out the owner of the address", async () => {
  const squatter = await site.asUser({ verified: false });
  await addTotp(site, squatter);
  await takeBack(squatter.email);
  const answer = await site.call(login, { body: { email: squatter.email, password } });
  expect(answer).not.toHaveProperty("challenge");
});

test("confirmed and administrator accounts keep their second factors when the password is reset", async () => {
  const [user, admin] = [await site.asUser(), await site.asAdmin()];
  for (const one of [user, admin]) {
    const { rows } = await site.ctx.pool.query("select second_factors from users where id = $1", [one.id]);
    if (rows[0]?.second_factors.length === 0) await addTotp(site, one);
  }
  await site.ctx.pool.query("update users set email_verified_at = null where id = $1", [admin.id]);
  for (const { email } of [user, admin]) {
    await takeBack(email);
    expect(await site.call(login, { body: { email, password } })).toMatchObject({
      secondFactorRequired: true,
    });
  }
});

test("a session that ends during the request adds no second factor", async () => {
  const user = await site.asUser();
  await user.call(beginTotp);
  jest.spyOn(site.ctx.limiter, "hit").mockImplementationOnce(async () => {
    await site.ctx.pool.query("update sessions set ended_at = now() where user_id = $1", [user.id]);
    return { hits: 1, secondsLeft: 60 };
  });
  const late = await user.request(confirmTotp, { body: { code: "123456" } });
  expect(late).toMatchObject({ status: 401, body: { code: "SESSION_TERMINATED" } });
});

test("opening the confirmation link removes a squatter's factors, Google account, sessions and keys", async () => {
  const squatter = await site.asUser({ verified: false, plan: "pro" });
  const { authenticator } = await addPasskeyTo(site, squatter);
  await site.ctx.pool.query(
    "update users set google_subject = 'h', google_email = 'h@x.example' where id = $1",
    [squatter.id],
  );
  const { key } = (await squatter.call(apiKeysEndpoints.create, { body: { label: "Squatter" } })).data;
  await squatter.call(resendVerification);
  const link = extractToken(await findMail(squatter.email, "confirm your email address"));
  await site.call(verifyEmail, { body: { token: link } });
  const response = authenticator.use((await site.call(signInOptions)).data);
  expect((await site.request(signIn, { body: { response } })).status).toBe(401);
  expect((await squatter.request(me)).body.code).toBe("SESSION_TERMINATED");
  const headers = { authorization: `Bearer ${key}` };
  expect((await site.request(appsEndpoints.list, { headers })).status).toBe(401);
  const { rows } = await site.ctx.pool.query("select google_subject from users where id = $1", [squatter.id]);
  expect(rows).toEqual([{ google_subject: null }]);
  const told = await findMail(squatter.email, "sign-in methods");
  expect(told?.text).toContain("- the Google account h@x.example\n- the passkey “Laptop”\n");
  await takeBack(squatter.email);
  const answer = await site.call(login, { body: { email: squatter.email, password } });
  expect(answer).not.toHaveProperty("challenge");
});

test("confirming an address signs no one out if nothing was added before", async () => {
  const user = await site.asUser({ verified: false });
  await user.call(resendVerification);
  const token = extractToken(await findMail(user.email, "confirm your email address"));
  await site.call(verifyEmail, { body: { token } });
  expect((await user.call(me)).user.emailVerified).toBe(true);
});

test("the browser that opens the link stays signed in, and an administrator's factors stay", async () => {
  const [user, admin] = [await site.asUser({ verified: false }), await site.asAdmin()];
  await site.ctx.pool.query("update users set email_verified_at = null where id = $1", [admin.id]);
  for (const one of [user, admin]) {
    await addTotp(site, one);
    await one.call(resendVerification);
    const token = extractToken(await findMail(one.email, "confirm your email address"));
    await one.call(verifyEmail, { body: { token } });
  }
  expect((await user.call(me)).user).toMatchObject({ emailVerified: true, secondFactor: false });
  expect((await admin.call(me)).user).toMatchObject({ emailVerified: true, secondFactor: true });
});

test("if addresses must be confirmed, an unconfirmed account can't add a factor or a Google account", async () => {
  const strict = await startTestApp({ env: { EMAIL_VERIFICATION: "required" } });
  const squatter = await strict.asUser({ verified: false });
  for (const endpoint of [beginTotp, confirmTotp, passkeyOptions, addPasskey, googleEndpoints.link]) {
    expect(await squatter.request(endpoint)).toMatchObject({
      status: 403,
      body: { code: "EMAIL_NOT_VERIFIED", message: "Confirm your email address to continue." },
    });
  }
  await strict.close();
});
