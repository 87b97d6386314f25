import { authEndpoints, secondFactorEndpoints, type SecondFactorChallenge } from "@listwise/contracts/auth";
import { waitForMails, extractToken } from "../../../testing/mails";
import { addTotp } from "../../../testing/second-factor";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { login, me, forgotPassword, resetPassword } = authEndpoints;
const { complete } = secondFactorEndpoints;
const password = "a long password";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp({ worker: true })));
afterAll(() => site.close());

async function aUserWithTotp() {
  const user = await site.asUser({ password });
  return { ...user, ...(await addTotp(site, user)) };
}

async function askFor(email: string, ip = "192.0.2.1", right = password): Promise<SecondFactorChallenge> {
  const answer = await site.call(login, { body: { email, password: right }, ip });
  if (!("challenge" in answer)) throw new Error("No second factor was requested.");
  return answer;
}

const prove = (challenge: string, code: string, method = "totp", ip = "192.0.2.1") =>
  site.request(complete, { body: { challenge, proof: { method, code } }, ip });

const toWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("a password alone returns a challenge but no token; the code completes the sign-in", async () => {
  const user = await aUserWithTotp();
  const answer = await askFor(user.email);
  expect(answer).toEqual({
    success: true,
    secondFactorRequired: true,
    challenge: expect.any(String),
    methods: ["totp", "recovery-code"],
    expiresAt: expect.any(String),
  });
  const done = await prove(answer.challenge, await user.freshCode());
  expect(done).toMatchObject({ status: 200, body: { user: { id: user.id, secondFactor: true } } });
  const headers = { authorization: `Bearer ${String(done.body.token)}` };
  expect((await site.request(me, { headers })).status).toBe(200);
  const { rows } = await site.ctx.pool.query(
    "select action from audit_log where actor_id = $1 and action like 'auth.%' order by id desc limit 2",
    [user.id],
  );
  expect(rows).toEqual([{ action: "auth.login" }, { action: "auth.second-factor-asked" }]);
});

test("a challenge isn't a token, works once and expires after five minutes", async () => {
  const user = await aUserWithTotp();
  const { challenge } = await askFor(user.email);
  expect((await site.request(me, { headers: { authorization: `Bearer ${challenge}` } })).status).toBe(401);
  expect((await prove(challenge, await user.freshCode())).status).toBe(200);
  expect((await prove(challenge, await user.freshCode())).body.code).toBe("GONE");
  const late = await askFor(user.email);
  await site.ctx.pool.query("update sign_in_challenges set expires_at = now() - interval '1 second'");
  expect((await prove(late.challenge, await user.freshCode())).body.code).toBe("GONE");
  expect((await prove("made-up", await user.freshCode())).body.code).toBe("GONE");
});

test("ten correct codes in parallel open one session", async () => {
  const user = await aUserWithTotp();
  const { challenge } = await askFor(user.email);
  const code = await user.freshCode();
  const answers = await Promise.all(Array.from({ length: 10 }, () => prove(challenge, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("TOTP replay: a used code is refused with another challenge, and so is an earlier one", async () => {
  const user = await aUserWithTotp();
  const code = await user.freshCode();
  expect((await prove((await askFor(user.email)).challenge, code)).status).toBe(200);
  const again = await prove((await askFor(user.email)).challenge, code);
  expect(again).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
});

test("brute force: ten wrong codes block attempts from every network, and the owner is notified", async () => {
  const user = await aUserWithTotp();
  const { challenge } = await askFor(user.email);
  const code = await user.freshCode();
  const guesses = Array.from({ length: 12 }, (_, n) =>
    prove(challenge, toWrongCode(code), "totp", `198.51.100.${n}`),
  );
  const answers = await Promise.all(guesses);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  const told = (await waitForMails(site, user.email, 2)).filter(({ subject }) =>
    subject.includes("guessing"),
  );
  expect(told).toHaveLength(1);
  const closed = await prove(challenge, code, "totp", "203.0.113.9");
  expect(closed).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
  expect(Number(closed.headers["retry-after"])).toBeGreaterThan(0);
  // Knowing the password doesn't lift the block.
  const next = await askFor(user.email, "203.0.113.10");
  expect((await prove(next.challenge, code, "totp", "203.0.113.10")).status).toBe(429);
  // Recovery codes can't be guessed, so the owner can still sign in with one.
  const recovery = user.recoveryCodes[0] ?? "";
  expect((await prove(next.challenge, recovery, "recovery-code", "203.0.113.11")).status).toBe(200);
});

test("a recovery code works once, in any spelling, and its use is emailed", async () => {
  const user = await aUserWithTotp();
  const [first = "", second = ""] = user.recoveryCodes;
  expect(user.recoveryCodes).toHaveLength(10);
  const { challenge } = await askFor(user.email);
  expect((await prove(challenge, first.toUpperCase().replaceAll("-", " "), "recovery-code")).status).toBe(
    200,
  );
  const again = await askFor(user.email);
  expect((await prove(again.challenge, first, "recovery-code")).status).toBe(401);
  const parallel = await Promise.all([
    prove(again.challenge, second, "recovery-code"),
    prove((await askFor(user.email)).challenge, second, "recovery-code"),
  ]);
  expect(parallel.map(({ status }) => status).sort()).toEqual([200, 401]);
  const { rows } = await site.ctx.pool.query("select hash from recovery_codes where user_id = $1", [user.id]);
  expect(rows).toHaveLength(8);
  expect(JSON.stringify(rows)).not.toContain(second.replaceAll("-", ""));
});

test("a recovery code of another account doesn't work", async () => {
  const [user, other] = [await aUserWithTotp(), await aUserWithTotp()];
  const { challenge } = await askFor(user.email);
  expect((await prove(challenge, other.recoveryCodes[0] ?? "", "recovery-code")).status).toBe(401);
});

test("a password reset keeps the second factor and invalidates pending sign-ins", async () => {
  const user = await aUserWithTotp();
  const waiting = await askFor(user.email);
  await site.call(forgotPassword, { body: { email: user.email } });
  const mails = await waitForMails(site, user.email, 2);
  const token = extractToken(mails.find(({ text }) => text.includes("/reset-password")));
  await site.call(resetPassword, { body: { token, password: "another long password" } });
  const told = (await waitForMails(site, user.email, 3)).map(({ text }) => text).join();
  expect(told).toContain("Your second factors still work: the authenticator app.");
  expect((await prove(waiting.challenge, await user.freshCode())).body.code).toBe("GONE");
  const { challenge } = await askFor(user.email, "192.0.2.1", "another long password");
  expect((await prove(challenge, await user.freshCode())).status).toBe(200);
});

test("a sign-in fails if the account was deactivated in the meantime", async () => {
  const user = await aUserWithTotp();
  const { challenge } = await askFor(user.email);
  await site.ctx.pool.query("update users set is_active = false where id = $1", [user.id]);
  expect((await prove(challenge, await user.freshCode())).body.code).toBe("GONE");
});

test("S72: challenges, codes and the app's secret aren't readable in the database", async () => {
  const user = await aUserWithTotp();
  const { challenge } = await askFor(user.email);
  const { rows } = await site.ctx.pool.query(
    `select (select json_agg(t) from totp_secrets t) as totp, (select json_agg(c) from sign_in_challenges c) as challenges,
       (select json_agg(r) from recovery_codes r) as codes`,
  );
  const dump = JSON.stringify(rows);
  for (const secret of [user.secret, challenge, ...user.recoveryCodes]) expect(dump).not.toContain(secret);
});
