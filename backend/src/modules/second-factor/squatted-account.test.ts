import { authEndpoints, secondFactorEndpoints, signInFactorsEndpoints } from "@listwise/contracts";
import { eventually } from "../../testing/eventually";
import { sentMails, tokenIn } from "../../testing/mails";
import { addPasskeyTo, addTotp } from "../../testing/second-factor";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { forgotPassword, login, resetPassword } = authEndpoints;
const { signIn, signInOptions } = secondFactorEndpoints;
const { beginTotp, confirmTotp } = signInFactorsEndpoints;
const password = "a password of the owner";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp({ worker: true })));
afterAll(() => site.close());

/** Resets the password as the owner of the address does, who reads the mails; returns the mail that confirms it. */
async function takeBack(email: string) {
  const findMail = (words: string) =>
    eventually(
      async () => (await sentMails(site, email, 0)).find(({ subject }) => subject.includes(words)),
      (mail) => mail !== undefined,
    );
  await site.request(forgotPassword, { body: { email } });
  const token = tokenIn(await findMail("set a new password"));
  await site.call(resetPassword, { body: { token, password } });
  return findMail("password was changed");
}

test("who registers with a stranger's address and adds a passkey loses it when the owner sets a password", async () => {
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

test("an authenticator app of a stranger does not lock the owner of the address out", async () => {
  const squatter = await site.asUser({ verified: false });
  await addTotp(site, squatter);
  await takeBack(squatter.email);
  const answer = await site.call(login, { body: { email: squatter.email, password } });
  expect(answer).not.toHaveProperty("challenge");
});

test("a confirmed account and an administrator's keep their second factors when the password is reset", async () => {
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

test("a session that ended while it asked adds no second factor", async () => {
  const user = await site.asUser();
  await user.call(beginTotp);
  jest.spyOn(site.ctx.limiter, "hit").mockImplementationOnce(async () => {
    await site.ctx.pool.query("update sessions set ended_at = now() where user_id = $1", [user.id]);
    return { hits: 1, secondsLeft: 60 };
  });
  const late = await user.request(confirmTotp, { body: { code: "123456" } });
  expect(late).toMatchObject({ status: 401, body: { code: "SESSION_TERMINATED" } });
});
