import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { authEndpoints, limitsEndpoints } from "@listwise/contracts";
import { startTestApp, type TestApp } from "../../testing/test-app";

let site: TestApp;
beforeAll(
  async () => void (site = await startTestApp({ worker: true, env: { EMAIL_VERIFICATION: "required" } })),
);
afterAll(() => site.close());

const { register, resendVerification, verificationStatus, verifyEmail } = authEndpoints;

/** Mails to an address, from the outbox, as soon as there are as many. */
async function mailsTo(address: string, count: number): Promise<string[]> {
  const folder = join(site.ctx.config.dataDir, "outbox");
  for (;;) {
    const files = await readdir(folder).catch(() => []);
    const mails = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
    const texts = mails.map((mail) => JSON.parse(mail)).filter((mail) => mail.to === address);
    if (texts.length >= count) return texts.map((mail) => mail.text);
    await sleep(100);
  }
}

test("a new account may do nothing but confirm its address, with the link from the mail", async () => {
  const body = { name: "Ada", email: "ada@listwise.example", password: "correct horse" };
  const answer = await site.call(register, { body });
  expect(answer.emailVerificationRequired).toBe(true);
  const headers = { authorization: `Bearer ${answer.token}` };
  expect((await site.request(limitsEndpoints.myLimits, { headers })).body.code).toBe("EMAIL_NOT_VERIFIED");

  const [mail = ""] = await mailsTo(body.email, 1);
  const token = /verify-email\?token=([\w-]+)/.exec(mail)?.[1] ?? "";
  expect((await site.request(verifyEmail, { body: { token: `${token}x` } })).status).toBe(404);
  await site.call(verifyEmail, { body: { token } });
  expect((await site.request(limitsEndpoints.myLimits, { headers })).status).toBe(200);
  expect((await site.request(verifyEmail, { body: { token } })).status).toBe(404);
  expect(await site.call(verificationStatus, { headers })).toMatchObject({
    verified: true,
    canResend: false,
  });
});

test("a mail can be asked for again after a minute, five times a day", async () => {
  const user = await site.asUser({ verified: false });
  expect(await user.call(verificationStatus)).toMatchObject({
    verified: false,
    canResend: true,
    nextResendTime: null,
  });
  for (let mail = 1; mail <= 5; mail++) {
    expect((await user.call(resendVerification)).canResend).toBe(false);
    const early = await user.request(resendVerification);
    expect(early).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    expect(early.body.details).toEqual({ nextResendTime: expect.any(String) });
    await site.ctx.pool.query("update email_verifications set sent_at = sent_at - interval '61 seconds'");
  }
  expect((await user.request(resendVerification)).status).toBe(429);
});
