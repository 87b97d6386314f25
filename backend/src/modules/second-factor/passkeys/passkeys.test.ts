import {
  authEndpoints,
  MAX_PASSKEYS,
  secondFactorEndpoints,
  signInFactorsEndpoints,
  type PasskeyRequestOptions,
} from "@listwise/contracts/auth";
import { createAuthenticator } from "../../../testing/authenticator";
import { addPasskeyTo } from "../../../testing/second-factor";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { login, me } = authEndpoints;
const { complete, passkeyOptions, signInOptions, signIn, confirmPasskeyOptions, confirm } =
  secondFactorEndpoints;
const { list, passkeyOptions: createOptions, addPasskey } = signInFactorsEndpoints;
const password = "a long password";
type Authenticator = ReturnType<typeof createAuthenticator>;
type Use = Parameters<Authenticator["use"]>[1];

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

async function aUserWithPasskey() {
  const user = await site.asUser({ password });
  const { id: passkeyId, authenticator } = await addPasskeyTo(site, user);
  return { ...user, passkeyId, authenticator };
}

let visits = 0;
/** Returns a new network for each request, so that rate limits don't affect the tests. */
const anAddress = () => `10.1.${(visits += 1)}.1`;

async function options(): Promise<PasskeyRequestOptions> {
  return (await site.call(signInOptions, { ip: anAddress() })).data;
}
const enter = (response: object) => site.request(signIn, { body: { response }, ip: anAddress() });

async function enterWith({ use }: Authenticator, how?: Use) {
  return enter(use(await options(), how));
}

test("signs in without a password or another factor", async () => {
  const { authenticator, passkeyId: id, ...user } = await aUserWithPasskey();
  const asked = await options();
  expect(asked).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
  const answer = await enterWith(authenticator);
  expect(answer).toMatchObject({ status: 200, body: { user: { email: user.email, secondFactor: true } } });
  const headers = { authorization: `Bearer ${String(answer.body.token)}` };
  expect((await site.request(me, { headers })).status).toBe(200);
  expect((await user.call(list)).data.passkeys).toMatchObject([
    { id, name: "Laptop", lastUsedAt: expect.any(String) },
  ]);
});

test("completes a sign-in with a password as the second factor", async () => {
  const { authenticator, email } = await aUserWithPasskey();
  const answer = await site.call(login, { body: { email, password } });
  if (!("challenge" in answer)) throw new Error("No second factor was requested.");
  expect(answer.methods).toEqual(["passkey", "recovery-code"]);
  const { challenge } = answer;
  const { data } = await site.call(passkeyOptions, { body: { challenge } });
  expect(data.allowCredentials).toHaveLength(1);
  const proof = { method: "passkey", response: authenticator.use(data) };
  expect((await site.request(complete, { body: { challenge, proof } })).status).toBe(200);
});

test("a captured response is refused the second time", async () => {
  const { authenticator } = await aUserWithPasskey();
  const response = authenticator.use(await options());
  expect((await enter(response)).status).toBe(200);
  expect(await enter(response)).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
  const parallel = authenticator.use(await options());
  const answers = await Promise.all(Array.from({ length: 5 }, () => enter(parallel)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each<[string, Use]>([
  ["on another site", { origin: "https://listwise.evil.example" }],
  ["on another port of this host", { origin: "http://localhost:9999" }],
  ["without verifying its owner", { verified: false }],
])("a response created %s is refused", async (_, how) => {
  const { authenticator } = await aUserWithPasskey();
  expect((await enterWith(authenticator, how)).status).toBe(401);
});

test("a response for another site's id or with an invented or expired challenge is refused", async () => {
  const { authenticator } = await aUserWithPasskey();
  const asked = await options();
  expect((await enter(authenticator.use({ ...asked, rpId: "evil.example" }))).status).toBe(401);
  expect((await enter(authenticator.use({ ...asked, challenge: "bWFkZS11cA" }))).status).toBe(401);
  const late = await options();
  await site.ctx.pool.query("update passkey_challenges set expires_at = now() - interval '1 second'");
  expect((await enter(authenticator.use(late))).status).toBe(401);
});

test("a forged signature and an unknown passkey are refused", async () => {
  const { authenticator } = await aUserWithPasskey();
  const real = authenticator.use(await options());
  const forged = createAuthenticator(site.ctx.config.publicUrl).use(await options());
  expect((await enter({ ...forged, id: real.id, rawId: real.rawId })).status).toBe(401);
  expect((await enter(forged)).status).toBe(401);
});

test("a cloned authenticator is refused because its counter doesn't advance", async () => {
  const { authenticator } = await aUserWithPasskey();
  expect((await enterWith(authenticator)).status).toBe(200);
  authenticator.state.counter = 0;
  expect((await enterWith(authenticator)).status).toBe(401);
});

test("another account's passkey can't complete a sign-in or confirm a session", async () => {
  const [user, other] = [await aUserWithPasskey(), await aUserWithPasskey()];
  const answer = await site.call(login, { body: { email: user.email, password } });
  if (!("challenge" in answer)) throw new Error("No second factor was requested.");
  const { challenge } = answer;
  const { data } = await site.call(passkeyOptions, { body: { challenge } });
  const proof = { method: "passkey", response: other.authenticator.use(data) };
  expect((await site.request(complete, { body: { challenge, proof } })).status).toBe(401);
  const asked = (await user.call(confirmPasskeyOptions)).data;
  const stolen = { method: "passkey", response: other.authenticator.use(asked) };
  expect((await user.request(confirm, { body: { proof: stolen } })).status).toBe(401);
});

test("a challenge is valid for one purpose only", async () => {
  const { authenticator, ...user } = await aUserWithPasskey();
  const forConfirming = (await user.call(confirmPasskeyOptions)).data;
  expect((await enter(authenticator.use(forConfirming))).status).toBe(401);
  const proof = { method: "passkey", response: authenticator.use(await options()) };
  expect((await user.request(confirm, { body: { proof } })).status).toBe(401);
});

describe("adding", () => {
  const add = (user: Pick<TestApp, "request">, response: object) =>
    user.request(addPasskey, { body: { name: "Key", response } });

  test("is refused for another site, without user verification, and with a challenge of another account", async () => {
    const [user, other] = [await site.asUser(), await site.asUser()];
    const { create } = createAuthenticator(site.ctx.config.publicUrl);
    const ask = async (by: typeof user) => (await by.call(createOptions)).data;
    for (const response of [
      create(await ask(user), { origin: "https://listwise.evil.example" }),
      create(await ask(user), { verified: false }),
      create(await ask(other)),
    ]) {
      expect(await add(user, response)).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
    }
    expect((await user.call(list)).data.passkeys).toEqual([]);
  });

  test("a passkey of one account is refused for another", async () => {
    const [user, other] = [await aUserWithPasskey(), await site.asUser()];
    const { data } = await other.call(createOptions);
    expect(await add(other, user.authenticator.create(data))).toMatchObject({ status: 409 });
  });

  test("is refused beyond the limit", async () => {
    const user = await aUserWithPasskey();
    const { data } = await user.call(createOptions);
    await site.ctx.pool.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
       select $1::int, 'x' || n, 'x', 0, '{}', 'x' from generate_series(2, $2::int) n`,
      [user.id, MAX_PASSKEYS],
    );
    const { create } = createAuthenticator(site.ctx.config.publicUrl);
    expect((await add(user, create(data))).status).toBe(409);
    expect((await user.request(createOptions)).status).toBe(409);
  });
});

test("a site on an IP address reports that it can't have passkeys", async () => {
  const { config } = site.ctx;
  const { publicUrl } = config;
  config.publicUrl = "http://127.0.0.1:4000";
  try {
    expect((await site.request(signInOptions)).status).toBe(409);
    expect((await (await site.asUser()).call(list)).data.passkeysAvailable).toBe(false);
  } finally {
    config.publicUrl = publicUrl;
  }
});
