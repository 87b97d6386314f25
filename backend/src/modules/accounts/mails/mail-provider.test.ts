import { createServer, type Server, type Socket } from "node:net";
import { authEndpoints } from "@listwise/contracts/auth";
import { createSampleLetter, getMailTemplate } from "../../../infra/mail/mail-templates";
import { eventually } from "../../../testing/eventually";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { register, resendVerification, verificationStatus } = authEndpoints;

let isDown = true;
let refused = 0;
const received: string[] = [];

/** Implements a minimal SMTP server that first refuses and then accepts mail. */
function speak(socket: Socket): void {
  socket.on("error", () => {});
  if (isDown) {
    refused++;
    socket.end("421 try again later\r\n");
    return;
  }
  let mail: string | null = null;
  socket.write("220 ready\r\n");
  socket.setEncoding("utf8").on("data", (text: string) => {
    if (mail !== null) {
      mail += text;
      if (!mail.endsWith("\r\n.\r\n")) return;
      received.push(mail);
      mail = null;
      socket.write("250 taken\r\n");
    } else if (/^data/i.test(text)) {
      mail = "";
      socket.write("354 go on\r\n");
    } else socket.write(/^quit/i.test(text) ? "221 bye\r\n" : "250 ok\r\n");
  });
}

let provider: Server;
let site: TestApp;
beforeAll(async () => {
  provider = createServer(speak);
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const address = provider.address();
  const port = typeof address === "object" ? address?.port : 0;
  site = await startTestApp({ worker: true, env: { SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` } });
});
afterAll(async () => {
  await site.close();
  provider.close();
});

test("F42 users can register while the mail provider is down, and get the email once it is back", async () => {
  const body = { name: "Ada", email: "ada@listwise.example", password: "correct horse" };
  const answer = await site.call(register, { body });
  expect(answer.emailVerificationRequired).toBe(true);
  const headers = { authorization: `Bearer ${answer.token}` };
  expect(await site.call(verificationStatus, { headers })).toMatchObject({
    verified: false,
    canResend: false,
    nextResendTime: expect.any(String),
  });
  expect((await site.request(resendVerification, { headers })).status).toBe(429);
  expect(
    await eventually(
      async () => refused,
      (count) => count > 0,
    ),
  ).toBeGreaterThan(0);
  isDown = false;
  const [mail] = await eventually(
    async () => received,
    ({ length }) => length > 0,
  );
  expect(mail).toContain("To: ada@listwise.example");
  expect(mail?.replaceAll("=\r\n", "")).toContain("/verify-email?token=3D");
  expect(mail).toContain("multipart/alternative");
  expect(mail).toMatch(/^From: Listwise <no-reply@/m);
  expect(mail).not.toContain("List-Unsubscribe");
});

test("an email that users can turn off offers it to their mail program", async () => {
  const template = getMailTemplate("rank-alerts");
  if (!template) throw new Error("There is no such template.");
  const { publicUrl } = site.ctx.config;
  const unsubscribeUrl = `${publicUrl}/api/public/unsubscribe/rank-alerts/1.abc`;
  const letter = { ...createSampleLetter(template), unsubscribeUrl };
  await site.ctx.mailer.send({ to: "grace@listwise.example", ...letter });
  const mail = await eventually(
    async () => received.find((one) => one.includes("To: grace@listwise.example")),
    (one) => one !== undefined,
  );
  // Long headers are folded.
  expect(mail?.replaceAll("\r\n ", " ")).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});
