import { accountEndpoints } from "@listwise/contracts/account";
import { secondFactorEndpoints } from "@listwise/contracts/auth";
import { findQueuedMails } from "../../../testing/mails";
import { addPasskeyTo, addTotp } from "../../../testing/second-factor";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { confirmation, confirm, confirmPasskeyOptions, sendConfirmCode } = secondFactorEndpoints;
const { changeEmail } = accountEndpoints;
const password = "a long password";
type User = Awaited<ReturnType<TestApp["asUser"]>>;

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

async function makeOld({ id }: User): Promise<void> {
  const sql = "update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1";
  await site.ctx.pool.query(sql, [id]);
}

const prove = (user: User, proof: object, ip?: string) =>
  user.request(confirm, { body: { proof }, ...(ip && { ip }) });
const isRecent = async (user: User) => (await user.call(confirmation)).data.recentUntil !== null;

test("an account without a second factor confirms with its password", async () => {
  const user = await site.asUser({ password });
  expect((await user.call(confirmation)).data.methods).toEqual(["password"]);
  await makeOld(user);
  expect(await isRecent(user)).toBe(false);
  expect(await prove(user, { method: "password", password: "wrong" })).toMatchObject({
    status: 401,
    body: { code: "INVALID_CREDENTIALS" },
  });
  expect(await isRecent(user)).toBe(false);
  const { status, body } = await prove(user, { method: "password", password });
  expect({ status, data: body.data }).toEqual({
    status: 200,
    data: { recentUntil: expect.any(String), methods: ["password"] },
  });
  expect(await isRecent(user)).toBe(true);
});

test("an account with a second factor can't confirm or change its address with its password", async () => {
  const user = await site.asUser({ password });
  const { freshCode } = await addTotp(site, user);
  await makeOld(user);
  expect((await user.call(confirmation)).data.methods).toEqual(["totp", "recovery-code"]);
  expect((await prove(user, { method: "password", password })).body.code).toBe("CONFLICT");
  const change = { email: "thief@listwise.example", password };
  expect((await user.request(changeEmail, { body: change })).body.code).toBe("RECENT_SIGN_IN_REQUIRED");
  expect(await findQueuedMails(site, "thief@listwise.example")).toEqual([]);
  expect((await prove(user, { method: "totp", code: await freshCode() })).status).toBe(200);
  expect(await isRecent(user)).toBe(true);
});

test("a used code is refused, and a passkey confirms too", async () => {
  const user = await site.asUser();
  const { freshCode } = await addTotp(site, user);
  const { authenticator } = await addPasskeyTo(site, user);
  const code = await freshCode();
  expect((await prove(user, { method: "totp", code })).status).toBe(200);
  await makeOld(user);
  expect((await prove(user, { method: "totp", code })).status).toBe(401);
  const { data } = await user.call(confirmPasskeyOptions);
  const proof = { method: "passkey", response: authenticator.use(data) };
  expect((await prove(user, proof)).status).toBe(200);
  await makeOld(user);
  expect((await prove(user, proof)).status).toBe(401);
  expect(await isRecent(user)).toBe(false);
});

test("a confirmation counts only for its own session", async () => {
  const user = await site.asUser({ password });
  await site.ctx.pool.query(
    "insert into sessions (user_id, expires_at, authenticated_at) values ($1, now() + interval '1 day', 'epoch')",
    [user.id],
  );
  await makeOld(user);
  await prove(user, { method: "password", password });
  const sql =
    "select count(*)::int as n from sessions where user_id = $1 and authenticated_at > now() - interval '1 minute'";
  expect((await site.ctx.pool.query(sql, [user.id])).rows).toEqual([{ n: 1 }]);
});

describe("an account without a password", () => {
  async function aGoogleUser() {
    const user = await site.asUser();
    await site.ctx.pool.query("update users set password_hash = null where id = $1", [user.id]);
    return user;
  }
  const codeFor = async ({ email }: User) =>
    /^\d{6}$/m.exec((await findQueuedMails(site, email)).at(-1)?.text ?? "")?.[0] ?? "";

  test("confirms with a code from an email, which works once", async () => {
    const user = await aGoogleUser();
    await makeOld(user);
    expect((await user.call(confirmation)).data.methods).toEqual(["mail-code"]);
    await user.call(sendConfirmCode);
    const code = await codeFor(user);
    expect((await prove(user, { method: "mail-code", code })).status).toBe(200);
    expect((await prove(user, { method: "mail-code", code })).status).toBe(401);
    await user.call(sendConfirmCode);
    await site.ctx.pool.query("update confirm_codes set expires_at = now() - interval '1 second'");
    expect((await prove(user, { method: "mail-code", code: await codeFor(user) })).status).toBe(401);
  });

  test("brute force: ten wrong codes block further attempts from anywhere", async () => {
    const user = await aGoogleUser();
    await user.call(sendConfirmCode);
    const code = await codeFor(user);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    for (let n = 0; n < 10; n += 1) {
      expect((await prove(user, { method: "mail-code", code: wrong }, `198.51.100.${n}`)).status).toBe(401);
    }
    expect((await prove(user, { method: "mail-code", code }, "203.0.113.5")).status).toBe(429);
  });

  test("emails codes only to such accounts, and at most five a day per network", async () => {
    expect((await (await site.asUser()).request(sendConfirmCode)).status).toBe(409);
    const user = await aGoogleUser();
    const answers = [];
    for (let n = 0; n < 6; n += 1) {
      answers.push((await user.request(sendConfirmCode)).status);
      await site.ctx.pool.query("delete from rate_counters where key like 'call:%'");
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
