import { accountEndpoints } from "@listwise/contracts/account";
import { adminUserEndpoints } from "@listwise/contracts/admin";
import { authEndpoints } from "@listwise/contracts/auth";
import { findQueuedMails, waitForMails, extractToken } from "../../../testing/mails";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { readConfig } from "../../../infra/config/config";
import { StartupError } from "../../../infra/startup-error";
import { seedAccounts } from "../demo/seed-accounts";

const { register, resetPassword, forgotPassword, login } = authEndpoints;
const GOOD = "plum anvil river";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp({ worker: true })));
afterAll(() => site.close());

const owner = { name: "Ada Lovelace", email: "ada.lovelace@listwise.example" };
const WEAK = [
  "password",
  "Password1",
  "12345678",
  "QWERTYUIOP",
  "iloveyou1",
  "ada.lovelace@listwise.example",
  "Ada.Lovelace",
  "Ada Lovelace",
  "adalovelace",
  "password   ",
  "  pass word 1",
  "\u200bpassword1\u200b",
  "ｐａｓｓｗｏｒｄ１",
  "        ",
  "zzzzzzzzzzzzzzzzzzzz",
];

test.each(WEAK)("S74: %j is rejected at registration, and no account is created", async (password) => {
  const { status, body } = await site.request(register, { body: { ...owner, password } });
  expect({ status, details: body.details }).toEqual({
    status: 400,
    details: [{ path: "password", message: expect.stringContaining("Choose one that others") }],
  });
  expect(await findQueuedMails(site, owner.email)).toEqual([]);
  const { rows } = await site.ctx.pool.query("select 1 from users where email = $1", [owner.email]);
  expect(rows).toEqual([]);
});

test("a weak password is rejected on change and on reset; the reset link stays valid", async () => {
  const user = await site.asUser({ ...owner, password: GOOD });
  await site.call(forgotPassword, { body: { email: user.email } });
  const token = extractToken((await waitForMails(site, user.email, 1))[0]);
  for (const password of ["sunshine1", "Ada.Lovelace"]) {
    expect((await site.request(resetPassword, { body: { token, password } })).body).toMatchObject({
      code: "VALIDATION_FAILED",
      details: [{ path: "password" }],
    });
    const body = { currentPassword: GOOD, newPassword: password, endOtherSessions: false };
    expect((await user.request(accountEndpoints.changePassword, { body })).body).toMatchObject({
      code: "VALIDATION_FAILED",
      details: [{ path: "newPassword" }],
    });
  }
  expect((await site.request(login, { body: { email: user.email, password: GOOD } })).status).toBe(200);
  await site.call(resetPassword, { body: { token, password: "another plum anvil" } });
});

test("a weak password is rejected when an administrator adds an account", async () => {
  const admin = await site.asAdmin();
  const body = { name: "Bo", email: "bo@listwise.example", password: "Passw0rd" };
  expect((await admin.request(adminUserEndpoints.create, { body })).body.code).toBe("VALIDATION_FAILED");
});

test("a weak ADMIN_PASSWORD stops the startup with an explanation", async () => {
  const { admin } = readConfig({ ADMIN_EMAIL: "boss@listwise.example", ADMIN_PASSWORD: "Password123" });
  await site.ctx.pool.query("update users set role = 'user'");
  const start = seedAccounts({ ...site.ctx, config: { ...site.ctx.config, admin } });
  await expect(start).rejects.toThrow(StartupError);
  await expect(start).rejects.toThrow(/^ADMIN_PASSWORD cannot be used\. This password is among/);
});
