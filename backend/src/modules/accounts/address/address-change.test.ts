import { accountEndpoints } from "@listwise/contracts/account";
import { adminUserEndpoints } from "@listwise/contracts/admin";
import { authEndpoints, secondFactorEndpoints, signInFactorsEndpoints } from "@listwise/contracts/auth";
import { createCall } from "../../../testing/call";
import { findMail, extractToken } from "../../../testing/mails";
import { addPasskeyTo, addTotp } from "../../../testing/second-factor";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { changeEmail, changePassword } = accountEndpoints;
const { forgotPassword, me, removeGoogle, resendVerification, resetPassword, verifyEmail } = authEndpoints;
const { confirm, removeFactor, sendConfirmCode } = secondFactorEndpoints;
const password = "correct horse";
const newPassword = "another horse";

type User = Awaited<ReturnType<TestApp["asUser"]>>;

let site: TestApp;
let admin: User;
beforeAll(async () => {
  site = await startTestApp({ worker: true });
  admin = await site.asAdmin();
});
beforeEach(() => site.ctx.pool.query("delete from rate_counters"));
afterAll(() => site.close());

const findToken = async (email: string, words: string) => extractToken(await findMail(site, email, words));

async function moveInSettings(user: User, email: string): Promise<void> {
  await user.call(changeEmail, { body: { email, password: newPassword } });
  await site.call(verifyEmail, { body: { token: await findToken(email, "/verify-email") } });
}

async function moveAsAdministrator({ id }: User, email: string, emailVerified = true): Promise<void> {
  const { name, version } = (await admin.call(adminUserEndpoints.user, { params: { id } })).data;
  await admin.call(adminUserEndpoints.update, {
    params: { id },
    body: { name, email, emailVerified, version },
  });
}

/** Creates a user with a Google account and two factors, and returns the links from their mailbox. */
async function createOwnerWithLinks() {
  const added = await site.asUser();
  await site.ctx.pool.query(
    "update users set google_subject = $1, google_email = 'g@gmail.example' where id = $1::int",
    [String(added.id)],
  );
  const { token } = await added.call(changePassword, {
    body: { currentPassword: password, newPassword, endOtherSessions: false },
  });
  const user = { ...added, ...createCall(site.app, token) };
  await addPasskeyTo(site, user);
  await addTotp(site, user);
  await site.call(forgotPassword, { body: { email: user.email } });
  const links = {
    passkey: await findToken(user.email, "The passkey “Laptop” was added."),
    totp: await findToken(user.email, "An authenticator app was turned on."),
    google: await findToken(user.email, "/remove-google"),
    reset: await findToken(user.email, "/reset-password"),
  };
  return { user, links };
}

test.each([
  ["by its owner", moveInSettings],
  ["by an administrator", moveAsAdministrator],
])("links sent to a former address are void after it was changed %s", async (_, move) => {
  const { user, links } = await createOwnerWithLinks();
  await move(user, `moved-${user.id}@listwise.example`);
  const answers = [
    await site.request(removeFactor, { body: { token: links.passkey } }),
    await site.request(removeFactor, { body: { token: links.totp } }),
    await site.request(removeGoogle, { body: { token: links.google } }),
    await site.request(resetPassword, { body: { token: links.reset, password: "a thief's password" } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await user.request(me)).status).toBe(200);
  const factors = (await user.call(signInFactorsEndpoints.list)).data;
  expect(factors).toMatchObject({ totp: true, passkeys: [{ name: "Laptop" }] });
});

test("a code sent to a former address is void after the address changed", async () => {
  const user = await site.asUser();
  await site.ctx.pool.query("update users set password_hash = null where id = $1", [user.id]);
  await user.call(sendConfirmCode);
  const mail = await findMail(site, user.email, "Enter this code");
  const proof = { method: "mail-code", code: /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "" };
  await moveAsAdministrator(user, `coded-${user.id}@listwise.example`);
  expect(await user.request(confirm, { body: { proof } })).toMatchObject({
    status: 401,
    body: { code: "INVALID_CREDENTIALS" },
  });
});

test("the confirmation link of a former address does not confirm the new one", async () => {
  const user = await site.asUser({ verified: false });
  await user.call(resendVerification);
  const token = await findToken(user.email, "/verify-email");
  await moveAsAdministrator(user, `typo-${user.id}@listwise.example`, false);
  expect((await site.request(verifyEmail, { body: { token } })).status).toBe(404);
  expect((await user.call(me)).user.emailVerified).toBe(false);
});

test("a link in transit while the address changes only works for the address it was sent to", async () => {
  const user = await site.asUser({ verified: false });
  await user.call(resendVerification);
  const token = await findToken(user.email, "/verify-email");
  const email = `raced-${user.id}@listwise.example`;
  await site.ctx.pool.query("update users set email = $1 where id = $2", [email, user.id]);
  expect((await site.request(verifyEmail, { body: { token } })).status).toBe(404);
  expect((await user.call(me)).user.emailVerified).toBe(false);
});
