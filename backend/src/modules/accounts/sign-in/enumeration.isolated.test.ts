import { authEndpoints } from "@listwise/contracts/auth";
import * as argon2 from "@node-rs/argon2";
import { findQueuedMails } from "../../../testing/mails";
import { recordStatements } from "../../../testing/record-statements";
import { startTestApp, type TestApp } from "../../../testing/test-app";

jest.mock("@node-rs/argon2", () => {
  const real = jest.requireActual("@node-rs/argon2");
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

const { forgotPassword, login, register } = authEndpoints;
const password = "correct horse";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

/** Counts the work of a call instead of timing it: password hashes, hash checks, and SQL statements without values. */
async function measureWork<T>(call: () => Promise<T>) {
  const count = () => [
    jest.mocked(argon2.hash).mock.calls.length,
    jest.mocked(argon2.verify).mock.calls.length,
  ];
  const [hashesBefore = 0, checksBefore = 0] = count();
  const { answer, statements } = await recordStatements(site, call);
  const [hashes = 0, checks = 0] = count();
  return { answer, work: { hashes: hashes - hashesBefore, checks: checks - checksBefore, statements } };
}

const removeRequestId = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
  status,
  body: { ...body, requestId: "" },
});

test("S43 login: a known and an unknown address cost the same work and get the same response", async () => {
  const { email } = await site.asUser();
  const attempt = (address: string) =>
    measureWork(() => site.request(login, { body: { email: address, password: "wrong horse" } }));
  const unknown = await attempt("unknown@listwise.example");
  const known = await attempt(email);
  expect(known.work).toEqual(unknown.work);
  expect(known.work).toMatchObject({ hashes: 0, checks: 1 });
  expect(known.work.statements.join()).toContain('"users"');
  expect(removeRequestId(known.answer)).toEqual(removeRequestId(unknown.answer));
});

test("S43 forgot password: the call does not look up the account", async () => {
  const { email } = await site.asUser();
  const ask = (address: string) =>
    measureWork(() => site.request(forgotPassword, { body: { email: address } }));
  const unknown = await ask("unknown@listwise.example");
  const known = await ask(email);
  expect(known.work).toEqual(unknown.work);
  expect(known.work.statements.join()).not.toContain('"users"');
  expect(removeRequestId(known.answer)).toEqual(removeRequestId(unknown.answer));
});

test("S43 register: a taken address gets a generic error after the same hashing, and its owner gets an email", async () => {
  const { email } = await site.asUser();
  const attempt = (address: string, ip?: string) =>
    measureWork(() => site.request(register, { body: { name: "Ada", email: address, password }, ip }));
  const [free, taken] = [await attempt("free@listwise.example"), await attempt(email)];
  expect([free.work.hashes, taken.work.hashes]).toEqual([1, 1]);
  expect(taken.answer).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect(taken.answer.body.message).not.toMatch(/exists|taken|already/i);
  expect((await findQueuedMails(site, email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("already have an account"),
  ]);
  for (let count = 2; count <= 5; count++) await attempt(email);
  const { answer } = await attempt(email);
  expect(answer).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
  expect(await findQueuedMails(site, email)).toHaveLength(5);
});
