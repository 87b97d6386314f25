import { createHash, randomBytes } from "node:crypto";
import { accountEndpoints } from "@listwise/contracts/account";
import {
  authEndpoints,
  googleEndpoints,
  secondFactorEndpoints,
  SessionAnswerSchema,
} from "@listwise/contracts/auth";
import { siteEndpoints } from "@listwise/contracts/site";
import { z } from "@listwise/contracts/zod";
import { startOpenIdProvider, type OpenIdProvider } from "../../testing/openid-provider";
import { asSession } from "../../testing/as-session";
import { createCall } from "../../testing/call";
import { addTotp } from "../../testing/second-factor";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { hashToken } from "../accounts";

const { exchange, link, unlink } = googleEndpoints;
let provider: OpenIdProvider;
let site: TestApp;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  site = await startTestApp({ env: provider.env });
});
afterAll(async () => {
  await site.close();
  await provider.close();
});
beforeEach(() => be({}));

function be(claims: Record<string, unknown>) {
  const id = randomBytes(4).toString("hex");
  provider.state = {
    forged: false,
    claims: { sub: id, email: `${id}@gmail.example`, email_verified: true, name: "Grace Example", ...claims },
  };
  return String(provider.state.claims["email"]);
}

function aBrowser() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

let visits = 0;
/** Returns a new IP address for each call, so that the rate limit doesn't interfere. */
const anAddress = () => `10.0.0.${(visits += 1)}`;
const go = (url: string, from: TestApp = site) =>
  from.inject({ method: "GET", url, remoteAddress: anAddress() });
const start = (query: Record<string, string>) => go(`/api/auth/google?${new URLSearchParams(query)}`);

/** Follows the redirect to the provider and returns its callback URL. */
async function visit(challenge: string, purpose = "sign-in"): Promise<URL> {
  return provider.visit(String((await start({ challenge, purpose })).headers.location));
}

/** Opens the callback URL and returns the query parameters of the page. */
async function comeBack(callback: URL): Promise<URLSearchParams> {
  const answer = await go(callback.pathname + callback.search);
  expect(answer.statusCode).toBe(303);
  return new URL(String(answer.headers.location), "http://site").searchParams;
}

async function codeFor(challenge: string, purpose?: string): Promise<string> {
  return (await comeBack(await visit(challenge, purpose))).get("code") ?? "none";
}

describe("S27 the state", () => {
  test("missing, wrong, used or expired: no code, and no reason given", async () => {
    const { challenge } = aBrowser();
    const callback = await visit(challenge);
    const bent = (change: (query: URLSearchParams) => void) => {
      const url = new URL(callback);
      change(url.searchParams);
      return url;
    };
    const states = [
      bent((query) => query.delete("state")),
      bent((query) => query.set("state", "made-up")),
      bent((query) => query.append("state", "twice")),
    ];
    for (const url of states) expect((await comeBack(url)).toString()).toBe("error=failed");
    expect((await comeBack(callback)).get("code")).toBeTruthy();
    expect((await comeBack(callback)).toString()).toBe("error=failed");

    const late = await visit(challenge);
    await site.ctx.pool.query("update google_attempts set expires_at = now() - interval '1 second'");
    expect((await comeBack(late)).toString()).toBe("error=failed");
  });

  test("of another browser: its code is useless here", async () => {
    const [attacker, victim] = [aBrowser(), aBrowser()];
    const code = await codeFor(attacker.challenge);
    const refused = await site.request(exchange, { body: { code, verifier: victim.verifier } });
    expect(refused).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  });
});

describe("S28 the code", () => {
  test.each<Record<string, string>>([
    {},
    { challenge: "too-short" },
    { challenge: aBrowser().challenge, purpose: "steal" },
    { challenge: "a".repeat(44), code_challenge_method: "plain" },
  ])("is refused without an S256 challenge: %j", async (query) => {
    expect((await start(query)).statusCode).toBe(400);
  });

  test("is refused without its verifier, with the challenge instead, and after it expires", async () => {
    const { verifier, challenge } = aBrowser();
    const missing = await site.request(exchange, { body: { code: await codeFor(challenge) } });
    expect(missing.status).toBe(400);
    const plain = { code: await codeFor(challenge), verifier: challenge };
    expect((await site.request(exchange, { body: plain })).status).toBe(401);
    const code = await codeFor(challenge);
    await site.ctx.pool.query("update google_codes set expires_at = now() - interval '1 second'");
    expect((await site.request(exchange, { body: { code, verifier } })).status).toBe(401);
  });

  test("used twice ends the session it opened", async () => {
    const { verifier, challenge } = aBrowser();
    const body = { code: await codeFor(challenge), verifier };
    const { token } = asSession(await site.call(exchange, { body }));
    const asking = { headers: { authorization: `Bearer ${token}` } };
    expect((await site.request(authEndpoints.me, asking)).status).toBe(200);
    expect((await site.request(exchange, { body })).status).toBe(401);
    expect((await site.request(authEndpoints.me, asking)).body.code).toBe("SESSION_TERMINATED");
  });

  test("used ten times in parallel opens at most one session, and that one is ended", async () => {
    const { verifier, challenge } = aBrowser();
    const email = be({});
    const body = { code: await codeFor(challenge), verifier };
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.request(exchange, { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await site.ctx.pool.query(
      "select ended_at from sessions join users on users.id = user_id where email = $1",
      [email],
    );
    expect(rows).toEqual([{ ended_at: expect.any(Date) }]);
  });

  test("for linking does not sign in, and vice versa", async () => {
    const { verifier, challenge } = aBrowser();
    const ada = await site.asUser();
    const forLink = { code: await codeFor(challenge, "link"), verifier };
    expect((await site.request(exchange, { body: forLink })).status).toBe(401);
    const forSignIn = { code: await codeFor(challenge), verifier };
    expect((await ada.request(link, { body: forSignIn })).status).toBe(401);
  });
});

describe("S29 the redirects", () => {
  test("no token in a URL, no referrer, no cache, and our own S256 challenge for the provider", async () => {
    const { challenge } = aBrowser();
    const started = await start({ challenge });
    const url = new URL(String(started.headers.location));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: `${site.ctx.config.publicUrl}/api/auth/google/callback`,
    });
    expect(url.searchParams.get("code_challenge")).not.toBe(challenge);
    const callback = await provider.visit(url.href);
    const back = await go(callback.pathname + callback.search);
    for (const { headers } of [started, back]) {
      expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
    }
    expect(back.headers.location).toMatch(/^\/auth\/google\/callback\?code=[\w-]{43}$/);
  });

  test("state and code are stored as hashes only", async () => {
    const { challenge } = aBrowser();
    const callback = await visit(challenge);
    const state = callback.searchParams.get("state") ?? "";
    const stored = async (table: string) =>
      JSON.stringify((await site.ctx.pool.query(`select * from ${table}`)).rows);
    expect(await stored("google_attempts")).toContain(hashToken(state));
    expect(await stored("google_attempts")).not.toContain(state);
    const code = (await comeBack(callback)).get("code") ?? "";
    expect(await stored("google_codes")).not.toContain(code);
  });

  test.each([
    ["a forged signature", () => void (provider.state.forged = true)],
    ["another issuer", () => void (provider.state.claims["iss"] = "https://evil.example")],
    ["another audience", () => void (provider.state.claims["aud"] = "another-client")],
    ["another nonce", () => void (provider.state.claims["nonce"] = "another")],
    ["an old token", () => void (provider.state.claims["exp"] = 1)],
    ["no address", () => void (provider.state.claims["email"] = undefined)],
  ])("an identity token with %s is refused", async (_, bend) => {
    const callback = await visit(aBrowser().challenge);
    bend();
    expect((await comeBack(callback)).toString()).toBe("error=failed");
  });

  test("denied consent and an unreachable provider are reported", async () => {
    const callback = await visit(aBrowser().challenge);
    callback.searchParams.delete("code");
    callback.searchParams.set("error", "access_denied");
    expect((await comeBack(callback)).toString()).toBe("error=denied");

    const env = { ...provider.env, GOOGLE_ISSUER: "http://127.0.0.1:9" };
    const cut = await startTestApp({ env });
    const answer = await go(`/api/auth/google?challenge=${aBrowser().challenge}`, cut);
    await cut.close();
    expect(answer.headers.location).toBe("/auth/google/callback?error=unavailable");
  });
});

describe("S30 whose account", () => {
  async function signIn() {
    const { verifier, challenge } = aBrowser();
    const body = { code: await codeFor(challenge), verifier };
    return site.request(exchange, { body, ip: anAddress() });
  }

  test("accounts with a password and unverified addresses are not taken over", async () => {
    const ada = await site.asUser({ email: "ada@taken.example" });
    be({ email: "Ada@Taken.example" });
    expect(await signIn()).toMatchObject({
      status: 409,
      body: { code: "CONFLICT", message: expect.stringContaining("link Google in Settings") },
    });
    be({ email_verified: false });
    const unconfirmed = await signIn();
    be({ email: ada.email, email_verified: "true" });
    const takenAndUnconfirmed = await signIn();
    expect(unconfirmed).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
    expect(takenAndUnconfirmed.body.message).toBe(unconfirmed.body.message);
    const { rows } = await site.ctx.pool.query("select google_subject from users where id = $1", [ada.id]);
    expect(rows).toEqual([{ google_subject: null }]);
  });

  test("a new address creates an account without a password, found by its id after the address changes", async () => {
    const email = be({ sub: "grace" });
    const first = await signIn();
    expect(first.body).toMatchObject({ user: { email, emailVerified: true, password: false, role: "user" } });
    be({ sub: "grace", email: "new@gmail.example", email_verified: false });
    expect((await signIn()).body).toMatchObject({ user: { email } });
    await site.ctx.pool.query("update users set is_active = false where email = $1", [email]);
    expect((await signIn()).status).toBe(401);
  });

  test("an account with a second factor needs it after Google too", async () => {
    be({ sub: "with-factor" });
    const first = z.parse(SessionAnswerSchema, (await signIn()).body);
    const caller = { ...createCall(site.app, first.token), id: first.user.id };
    const { freshCode } = await addTotp(site, caller);
    const { status, body } = await signIn();
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        secondFactorRequired: true,
        challenge: expect.any(String),
        methods: ["totp", "recovery-code"],
        expiresAt: expect.any(String),
      },
    });
    const proof = { method: "totp", code: await freshCode() };
    const { complete } = secondFactorEndpoints;
    const done = await site.request(complete, {
      body: { challenge: body.challenge, proof },
      ip: anAddress(),
    });
    expect(done).toMatchObject({ status: 200, body: { user: { id: first.user.id } } });
  });

  test("linking requires a recent sign-in, so a stolen old session can't add Google", async () => {
    const ada = await site.asUser();
    await site.ctx.pool.query("update sessions set authenticated_at = 'epoch' where user_id = $1", [ada.id]);
    const { verifier, challenge } = aBrowser();
    const body = { code: await codeFor(challenge, "link"), verifier };
    expect((await ada.request(link, { body })).body.code).toBe("RECENT_SIGN_IN_REQUIRED");
    expect((await ada.request(unlink)).body.code).toBe("RECENT_SIGN_IN_REQUIRED");
    expect((await ada.call(accountEndpoints.signInMethods)).data.google).toBeNull();
  });

  test("linking needs both proofs; a Google account has one owner; unlinking needs a password", async () => {
    const [ada, bob] = [await site.asUser(), await site.asUser()];
    const email = be({ sub: "adas" });
    const linkTo = async (user: typeof ada) => {
      const { verifier, challenge } = aBrowser();
      return user.request(link, { body: { code: await codeFor(challenge, "link"), verifier } });
    };
    expect((await linkTo(ada)).status).toBe(200);
    expect((await linkTo(bob)).body).toMatchObject({ code: "CONFLICT" });
    expect((await signIn()).body).toMatchObject({ user: { id: ada.id } });
    const methods = await ada.call(accountEndpoints.signInMethods);
    expect(methods.data).toEqual({ password: true, google: { email }, googleAvailable: true });
    be({ sub: "adas-other" });
    expect((await linkTo(ada)).body).toMatchObject({ code: "CONFLICT" });

    await site.ctx.pool.query("update users set password_hash = null where id = $1", [ada.id]);
    expect((await ada.request(unlink)).body).toMatchObject({ code: "CONFLICT" });
    await site.ctx.pool.query("update users set password_hash = 'x' where id = $1", [ada.id]);
    expect((await ada.request(unlink)).status).toBe(200);
    const { rows } = await site.ctx.pool.query(
      "select action, details from audit_log where actor_id = $1 and action like 'auth.google%' order by id",
      [ada.id],
    );
    expect(rows).toEqual([
      { action: "auth.google-linked", details: email },
      { action: "auth.google-unlinked", details: email },
    ]);
  });
});

test("without a provider the routes are missing and the public configuration says so", async () => {
  const flag = async (app: TestApp) =>
    (await app.call(siteEndpoints.publicConfig)).data.find(({ key }) => key === "auth.google")?.value;
  const plain = await startTestApp();
  const { verifier, challenge } = aBrowser();
  expect((await go(`/api/auth/google?challenge=${challenge}`, plain)).statusCode).toBe(404);
  expect((await plain.request(exchange, { body: { code: "x", verifier } })).status).toBe(404);
  expect(await flag(plain)).toBe("false");
  await plain.close();
  expect(await flag(site)).toBe("true");
});

test("endpoints can be configured if there is no discovery document", async () => {
  const { issuer, env } = provider;
  const named = await startTestApp({
    env: {
      ...env,
      GOOGLE_AUTHORIZATION_URL: `${issuer}/authorize`,
      GOOGLE_TOKEN_URL: `${issuer}/token`,
      GOOGLE_JWKS_URL: `${issuer}/jwks`,
    },
  });
  const { verifier, challenge } = aBrowser();
  const url = String((await go(`/api/auth/google?challenge=${challenge}`, named)).headers.location);
  const callback = await provider.visit(url);
  const back = await go(callback.pathname + callback.search, named);
  const code = new URL(String(back.headers.location), "http://site").searchParams.get("code") ?? "";
  expect((await named.request(exchange, { body: { code, verifier } })).status).toBe(200);
  await named.close();
});
