import { createHmac, randomUUID } from "node:crypto";
import { authEndpoints } from "@listwise/contracts/auth";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { hashToken } from "./opaque-token";
import { loadSigningKeys } from "./signing-keys.service";
import { terminateSessions } from "./sessions.service";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const { me, refresh } = authEndpoints;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
function forge(header: object, payload: object, secret: string): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

const TEN_YEARS = 10 * 365 * 86_400;
/** Returns the current signing key, which only a node with SECRETS_KEY can decrypt. */
const loadCurrentKey = async () => (await loadSigningKeys(site.ctx))[0]?.secret ?? "";

describe("access token", () => {
  const asking = (token: string) =>
    site.inject({ method: "GET", url: "/api/users/me", headers: { authorization: `Bearer ${token}` } });

  test("S9 S11 is rejected in every forged form, with the same response", async () => {
    const user = await site.asUser();
    const secret = await loadCurrentKey();
    const [head = "", body = "", signature = ""] = user.token.split(".");
    const header = JSON.parse(Buffer.from(head, "base64url").toString());
    const claims = JSON.parse(Buffer.from(body, "base64url").toString());
    expect((await asking(forge(header, claims, secret))).statusCode).toBe(200);
    const now = Math.floor(Date.now() / 1000);
    const forged = [
      "no-token",
      `${encode({ ...header, alg: "none" })}.${body}.`,
      `${head}.${encode({ ...claims, role: "superadmin" })}.${signature}`,
      forge(header, claims, "another secret"),
      forge({ ...header, kid: undefined }, claims, secret),
      forge({ ...header, kid: "unknown" }, claims, secret),
      forge({ ...header, typ: "JWT" }, claims, secret),
      forge({ ...header, alg: "HS512" }, claims, secret),
      forge(header, { ...claims, iss: "someone-else" }, secret),
      forge(header, { ...claims, aud: "something" }, secret),
      forge(header, { ...claims, exp: now - 1 }, secret),
      forge(header, { ...claims, exp: undefined }, secret),
      forge(header, { ...claims, iat: undefined }, secret),
      forge(header, { ...claims, exp: now + TEN_YEARS }, secret),
      forge(header, { ...claims, iat: now + TEN_YEARS - 900, exp: now + TEN_YEARS }, secret),
      forge(header, { ...claims, iat: now - 901, exp: now + 60 }, secret),
      forge(header, { ...claims, nbf: now + 600 }, secret),
      forge(header, { ...claims, sub: "1 or 1=1" }, secret),
      user.refreshToken,
    ];
    for (const token of forged) {
      const response = await asking(token);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: "UNAUTHORIZED", message: "Sign in to continue." });
    }
  });

  test("lives fifteen minutes at most", async () => {
    const { token } = await site.asUser();
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(900);
  });

  test("does not authenticate another user's session", async () => {
    const [ada, bob] = [await site.asUser(), await site.asUser()];
    const secret = await loadCurrentKey();
    const header = JSON.parse(Buffer.from(ada.token.split(".")[0] ?? "", "base64url").toString());
    const claims = JSON.parse(Buffer.from(ada.token.split(".")[1] ?? "", "base64url").toString());
    const mixed = forge(header, { ...claims, sub: String(bob.id) }, secret);
    expect((await asking(mixed)).statusCode).toBe(401);
    const unknown = forge(header, { ...claims, sid: randomUUID() }, secret);
    expect((await asking(unknown)).json()).toMatchObject({ code: "SESSION_TERMINATED" });
  });

  test("S22 becomes invalid immediately when the session is terminated or the account is deactivated", async () => {
    const [ada, bob] = [await site.asUser(), await site.asUser()];
    await terminateSessions(site.ctx, ada.id, "An administrator ended your session.");
    await site.ctx.pool.query("update users set is_active = false where id = $1", [bob.id]);
    for (const user of [ada, bob]) expect((await user.request(me)).body.code).toBe("SESSION_TERMINATED");
  });
});

describe("refresh token", () => {
  const using = (refreshToken: string) => site.request(refresh, { body: { refreshToken } });
  const exchange = (refreshToken: string) => site.call(refresh, { body: { refreshToken } });
  const age = (token: string, change: string) =>
    site.ctx.pool.query(`update refresh_tokens set ${change} where hash = $1`, [hashToken(token)]);

  test("is rejected if it was never issued", async () => {
    expect(await using("made-up")).toMatchObject({ status: 401, body: { code: "TOKEN_EXPIRED" } });
    const { token } = await site.asUser();
    expect(await using(token)).toMatchObject({ status: 401, body: { code: "TOKEN_EXPIRED" } });
  });

  test("S17 rotates: each response has a new pair", async () => {
    const { refreshToken: first, id } = await site.asUser();
    const second = await exchange(first);
    const third = await exchange(second.refreshToken);
    expect(new Set([first, second.refreshToken, third.refreshToken]).size).toBe(3);
    expect(third.user.id).toBe(id);
  });

  test("S18 can be used again within twenty seconds, by twenty concurrent calls", async () => {
    const { refreshToken } = await site.asUser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(refreshToken)));
    const successors = new Set(answers.map((answer) => answer.refreshToken));
    expect(successors.size).toBe(1);
    for (const successor of successors) expect((await exchange(successor)).success).toBe(true);
  });

  test("reused within the grace period after its successor was used, it returns the current token", async () => {
    const { refreshToken: first } = await site.asUser();
    const second = await exchange(first);
    const third = await exchange(second.refreshToken);
    expect((await exchange(first)).refreshToken).toBe(third.refreshToken);
  });

  test("S17 stolen and used within the grace period: thief and owner share one chain, which ends when they diverge", async () => {
    const owner = await site.asUser();
    const [owners, thiefs] = [await exchange(owner.refreshToken), await exchange(owner.refreshToken)];
    expect(thiefs.refreshToken).toBe(owners.refreshToken);
    const next = await exchange(thiefs.refreshToken);
    await age(thiefs.refreshToken, "used_at = now() - interval '21 seconds'");
    expect((await using(owners.refreshToken)).body.code).toBe("SESSION_TERMINATED");
    expect((await using(next.refreshToken)).body.code).toBe("SESSION_TERMINATED");
  });

  test("S17 reused later, it ends the whole session, and the owner is notified", async () => {
    const ada = await site.asUser();
    const second = await exchange(ada.refreshToken);
    await age(ada.refreshToken, "used_at = now() - interval '21 seconds'");
    expect(await using(ada.refreshToken)).toMatchObject({
      status: 401,
      body: { code: "SESSION_TERMINATED" },
    });
    expect(await using(second.refreshToken)).toMatchObject({
      status: 401,
      body: { code: "SESSION_TERMINATED" },
    });
    expect((await ada.request(me)).body.code).toBe("SESSION_TERMINATED");
    const { rows } = await site.ctx.pool.query(
      "select result from audit_log where action = 'auth.refresh-reused' and actor_id = $1",
      [ada.id],
    );
    expect(rows).toEqual([{ result: "denied" }]);
    const mails = await site.ctx.pool.query(
      "select data->>'to' as to from pgboss.job where name = 'mail.send'",
    );
    expect(mails.rows).toContainEqual({ to: ada.email });
  });

  test("S19 expires with the session's absolute lifetime and after two idle weeks", async () => {
    const [ada, bob] = [await site.asUser(), await site.asUser()];
    await site.ctx.pool.query(
      "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
      [ada.id],
    );
    await age(bob.refreshToken, "created_at = now() - interval '15 days'");
    for (const { refreshToken } of [ada, bob]) {
      expect(await using(refreshToken)).toMatchObject({ status: 401, body: { code: "TOKEN_EXPIRED" } });
    }
    expect((await ada.request(me)).body.code).toBe("UNAUTHORIZED");
  });

  test("is only stored as a hash, like its successor", async () => {
    const { refreshToken } = await site.asUser();
    const successor = await exchange(refreshToken);
    const stored = JSON.stringify((await site.ctx.pool.query("select * from refresh_tokens")).rows);
    for (const token of [refreshToken, successor.refreshToken]) expect(stored).not.toContain(token);
  });
});
