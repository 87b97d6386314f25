import { accountEndpoints } from "@listwise/contracts/account";
import { adminEndpoints } from "@listwise/contracts/admin";
import {
  adminSecondFactorEndpoints,
  authEndpoints,
  secondFactorEndpoints,
  signInFactorsEndpoints,
} from "@listwise/contracts/auth";
import { findQueuedMails } from "../../testing/mails";
import { addPasskeyTo, addTotp, totpCode } from "../../testing/second-factor";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { list, beginTotp, confirmTotp, removeTotp, renamePasskey, removePasskey, newRecoveryCodes } =
  signInFactorsEndpoints;
const { login, me, refresh } = authEndpoints;
const { reset } = adminSecondFactorEndpoints;
const { complete } = secondFactorEndpoints;
const password = "a long password";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const loadMails = async (email: string) =>
  (await findQueuedMails(site, email)).map(({ text }) => text.split("\n")[0]);
const findAuditEntries = async (id: number) => {
  const sql = "select action from audit_log where actor_id = $1 and action like '%factor%' order by id";
  return (await site.ctx.pool.query<{ action: string }>(sql, [id])).rows.map(({ action }) => action);
};

test("each change is logged, all except renaming are emailed, and removing the last factor deletes the recovery codes", async () => {
  const user = await site.asUser();
  await addTotp(site, user);
  const { id } = await addPasskeyTo(site, user, "Phone");
  const renamed = await user.call(renamePasskey, { params: { id }, body: { name: "Old phone" } });
  expect(renamed.data).toMatchObject({
    passkeys: [{ name: "Old phone" }],
    totp: true,
    recoveryCodesLeft: 10,
  });
  await user.call(removePasskey, { params: { id } });
  const left = await user.call(removeTotp);
  expect(left.data).toEqual({
    passkeys: [],
    passkeysAvailable: true,
    totp: false,
    recoveryCodesLeft: 0,
    required: false,
  });
  expect((await user.call(me)).user.secondFactor).toBe(false);
  expect(await loadMails(user.email)).toEqual([
    "An authenticator app was turned on.",
    "The passkey “Phone” was added.",
    "The passkey “Old phone” was removed.",
    "The authenticator app was turned off.",
  ]);
  expect(await findAuditEntries(user.id)).toEqual([
    "second-factor.totp-on",
    "second-factor.passkey-added",
    "second-factor.passkey-renamed",
    "second-factor.passkey-removed",
    "second-factor.totp-off",
  ]);
});

test("a change that can't be logged isn't made", async () => {
  const user = await site.asUser();
  await addTotp(site, user);
  jest.spyOn(site.ctx.audit, "record").mockRejectedValueOnce(new Error("The log is full."));
  expect((await user.request(removeTotp)).status).toBe(500);
  expect((await user.call(list)).data).toMatchObject({ totp: true, recoveryCodesLeft: 10 });
  expect(await loadMails(user.email)).toHaveLength(1);
});

test("an app counts only after a code has confirmed it, and the previous one works until then", async () => {
  const user = await site.asUser();
  expect((await user.request(confirmTotp, { body: { code: "123456" } })).status).toBe(409);
  const first = (await user.call(beginTotp)).data;
  expect(first.uri).toMatch(/^otpauth:\/\/totp\/Listwise:.+secret=[A-Z2-7]{32}/);
  expect((await user.request(confirmTotp, { body: { code: "1234567" } })).status).toBe(400);
  expect((await user.call(list)).data.totp).toBe(false);
  expect((await user.call(me)).user.secondFactor).toBe(false);
  const { recoveryCodes } = await user.call(confirmTotp, { body: { code: totpCode(first.secret) } });
  expect(recoveryCodes).toHaveLength(10);
  const second = (await user.call(beginTotp)).data;
  const stale = await user.request(confirmTotp, { body: { code: totpCode(first.secret) } });
  expect(stale).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
  const replaced = await user.call(confirmTotp, { body: { code: totpCode(second.secret) } });
  expect(replaced.recoveryCodes).toBeNull();
  expect((await loadMails(user.email)).at(-1)).toBe("The authenticator app was replaced.");
});

test("new recovery codes replace the previous ones", async () => {
  const user = await site.asUser({ password });
  expect((await user.request(newRecoveryCodes)).status).toBe(409);
  const { recoveryCodes: former } = await addTotp(site, user);
  const { recoveryCodes } = (await user.call(newRecoveryCodes)).data;
  expect(new Set([...former, ...recoveryCodes]).size).toBe(20);
  const answer = await site.call(login, { body: { email: user.email, password } });
  const challenge = "challenge" in answer ? answer.challenge : "";
  const prove = (code: string) =>
    site.request(complete, { body: { challenge, proof: { method: "recovery-code", code } } });
  expect((await prove(former[0] ?? "")).status).toBe(401);
  expect((await prove(recoveryCodes[0] ?? "")).status).toBe(200);
});

test("only the first factor ends the sessions that were opened without one", async () => {
  const user = await site.asUser({ password });
  const open = await site.call(login, { body: { email: user.email, password } });
  if (!("token" in open)) throw new Error("A second factor was requested.");
  const stolen = { headers: { authorization: `Bearer ${open.token}` } };
  expect((await site.request(me, stolen)).status).toBe(200);
  await addTotp(site, user);
  expect((await site.request(me, stolen)).body.code).toBe("SESSION_TERMINATED");
  expect((await site.request(refresh, { body: { refreshToken: open.refreshToken } })).status).toBe(401);
  expect((await user.request(me)).status).toBe(200);
});

test("S13: other users' passkeys can't be renamed or removed", async () => {
  const [user, other] = [await site.asUser(), await site.asUser()];
  const { id } = await addPasskeyTo(site, user);
  expect((await other.request(renamePasskey, { params: { id }, body: { name: "Mine" } })).status).toBe(404);
  expect((await other.request(removePasskey, { params: { id } })).status).toBe(404);
  expect((await user.call(list)).data.passkeys).toMatchObject([{ name: "Laptop" }]);
});

test("the export contains passkey names but no keys, and deletion leaves nothing", async () => {
  const user = await site.asUser({ password });
  await addPasskeyTo(site, user, "Work laptop");
  await addTotp(site, user);
  const { sections } = await user.call(accountEndpoints.exportMe);
  expect(sections["passkeys"]).toEqual([
    { name: "Work laptop", createdAt: expect.any(String), lastUsedAt: null },
  ]);
  await user.call(accountEndpoints.deleteMe, { body: { email: user.email, password } });
  for (const table of ["passkeys", "totp_secrets", "recovery_codes", "passkey_challenges"]) {
    const { rows } = await site.ctx.pool.query(`select 1 from ${table} where user_id = $1`, [user.id]);
    expect(rows).toEqual([]);
  }
});

describe("a reset by an administrator", () => {
  test("removes every factor, ends the sessions, and is logged and emailed", async () => {
    const [admin, user] = [await site.asAdmin(), await site.asUser({ password })];
    await addTotp(site, user);
    await addPasskeyTo(site, user);
    await site.call(login, { body: { email: user.email, password } });
    await admin.call(reset, { params: { id: user.id } });
    expect((await user.request(me)).body.code).toBe("SESSION_TERMINATED");
    expect(await site.call(login, { body: { email: user.email, password } })).toMatchObject({
      user: { secondFactor: false },
    });
    expect(await findAuditEntries(admin.id)).toEqual(["user.second-factor-reset"]);
    expect(await loadMails(user.email)).toContain(
      "An administrator removed the second factor of your account.",
    );
    expect((await admin.request(reset, { params: { id: user.id } })).status).toBe(409);
    expect((await admin.request(reset, { params: { id: 99_999 } })).status).toBe(404);
  });

  test("of an administrator requires a superadmin, and no one can reset their own", async () => {
    const [admin, other, owner] = [
      await site.asAdmin(),
      await site.asAdmin(),
      await site.asAdmin("superadmin"),
    ];
    for (const each of [admin, other, owner]) await addTotp(site, each);
    const by = (who: typeof admin, id: number) => who.request(reset, { params: { id } });
    expect((await by(admin, other.id)).status).toBe(403);
    expect((await by(admin, owner.id)).status).toBe(403);
    expect((await by(admin, admin.id)).status).toBe(409);
    expect((await by(owner, owner.id)).status).toBe(409);
    expect((await by(owner, other.id)).status).toBe(200);
    expect((await admin.request(adminEndpoints.dashboard)).status).toBe(200);
  });
});
