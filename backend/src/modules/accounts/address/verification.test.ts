import { appsEndpoints } from "@listwise/contracts/apps";
import { authEndpoints } from "@listwise/contracts/auth";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { waitForMails, extractToken } from "../../../testing/mails";
import { startTestApp, type TestApp } from "../../../testing/test-app";

let site: TestApp;
beforeAll(
  async () => void (site = await startTestApp({ worker: true, env: { EMAIL_VERIFICATION: "required" } })),
);
afterAll(() => site.close());

const { register, resendVerification, verificationStatus, verifyEmail } = authEndpoints;

test("S45 a new account can only confirm its address, with the link from the email", async () => {
  const body = { name: "Ada", email: "ada@listwise.example", password: "correct horse" };
  const answer = await site.call(register, { body });
  expect(answer.emailVerificationRequired).toBe(true);
  const headers = { authorization: `Bearer ${answer.token}` };
  const gated = [...Object.values(appsEndpoints), ...Object.values(userKeywordsEndpoints)].filter(
    ({ access }) => access === "user",
  );
  expect(gated.length).toBeGreaterThan(10);
  for (const endpoint of gated) {
    expect(await site.request(endpoint, { headers })).toMatchObject({
      status: 403,
      body: { code: "EMAIL_NOT_VERIFIED" },
    });
  }
  const token = extractToken((await waitForMails(site, body.email, 1))[0]);
  expect((await site.request(verifyEmail, { body: { token: `${token}x` } })).status).toBe(404);
  await site.call(verifyEmail, { body: { token } });
  expect((await site.request(userKeywordsEndpoints.list, { headers })).status).toBe(200);
  expect((await site.request(verifyEmail, { body: { token } })).status).toBe(404);
  expect(await site.call(verificationStatus, { headers })).toMatchObject({
    verified: true,
    canResend: false,
  });
});

test("S44 another email can be requested after a minute, five times a day", async () => {
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

test("S44 neither deleted rows nor another account with the address reset the daily cap", async () => {
  const email = "bombed@listwise.example";
  for (let mail = 1; mail <= 5; mail++) {
    const user = await site.asUser({ verified: false, email });
    expect((await user.request(resendVerification)).status).toBe(200);
    await site.ctx.pool.query("delete from users where id = $1", [user.id]);
  }
  const user = await site.asUser({ verified: false, email });
  const { status, headers } = await user.request(resendVerification);
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(3600);
  expect(await user.call(verificationStatus)).toMatchObject({ canResend: false });
});
