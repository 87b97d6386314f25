import { authEndpoints } from "@listwise/contracts/auth";
import { asSession } from "../../testing/as-session";
import { startTestApp, type TestApp } from "../../testing/test-app";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const { login, logout, me, refresh, register } = authEndpoints;
const details = { name: "Ada", email: "ada@listwise.example", password: "correct horse" };

async function findAuditEntries(action: string): Promise<unknown[]> {
  const { rows } = await site.ctx.pool.query("select * from audit_log where action = $1 order by id", [
    action,
  ]);
  return rows;
}

describe("register", () => {
  test("S14 ignores fields that only the server may set", async () => {
    const body = { ...details, role: "admin", emailVerified: true, plan: "unlimited", isActive: true };
    const answer = await site.call(register, { body });
    expect(answer.user).toMatchObject({
      name: "Ada",
      email: details.email,
      role: "user",
      emailVerified: false,
    });
    const { rows } = await site.ctx.pool.query(
      "select role, plan, email_verified_at from users where id = $1",
      [answer.user.id],
    );
    expect(rows).toEqual([{ role: "user", plan: "free", email_verified_at: null }]);
  });

  test("stores no plain password and never returns the hash", async () => {
    const { body } = await site.request(login, { body: details });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i);
    const { rows } = await site.ctx.pool.query("select password_hash from users where email = $1", [
      details.email,
    ]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
  });
});

describe("login", () => {
  const { email, password } = details;

  test("responds identically to an unknown address, a wrong password and an inactive account", async () => {
    const inactive = await site.asUser({ password });
    await site.ctx.pool.query("update users set is_active = false where id = $1", [inactive.id]);
    const attempts = [
      { email: "unknown@listwise.example", password },
      { email, password: "wrong horse" },
      { email: inactive.email, password },
    ];
    const answers = await Promise.all(attempts.map((body) => site.request(login, { body })));
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect({ ...body, requestId: "" }).toEqual({ ...answers[0]?.body, requestId: "" });
      expect(body.code).toBe("INVALID_CREDENTIALS");
    }
  });

  test("returns both tokens and the user; the address is case-insensitive", async () => {
    const answer = asSession(await site.call(login, { body: { email: "Ada@Listwise.Example", password } }));
    expect(answer).toMatchObject({
      success: true,
      user: { email, password: true },
      emailVerificationRequired: false,
    });
    expect(answer.token.split(".")).toHaveLength(3);
  });

  test("S53 writes one audit entry per attempt: actor, time, origin, result, and no secrets", async () => {
    const user = await site.asUser();
    const attempt = (tried: string) =>
      site.request(login, { body: { email: user.email, password: tried }, ip: "192.0.2.5" });
    const before = await findAuditEntries("auth.login");
    await attempt("wrong horse\r\nforged entry");
    const answer = await attempt(password);
    const entries = (await findAuditEntries("auth.login")).slice(before.length);
    const from = { ip: "192.0.2.5", at: expect.any(Date), request_id: expect.any(String) };
    expect(entries).toMatchObject([
      { ...from, result: "failed", actor_id: null, details: `user ${user.id}` },
      { ...from, result: "ok", actor_id: user.id },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/horse|forged/);
    expect(JSON.stringify(entries)).not.toContain(answer.body.refreshToken);
  });

  test("S53 user input cannot forge an audit entry", async () => {
    await site.ctx.audit.record({ action: "test.forged", result: "ok", details: "one\r\ntwo\u2028three" });
    expect(await findAuditEntries("test.forged")).toMatchObject([{ details: "one  two three" }]);
  });
});

describe("logout", () => {
  test("S20 immediately ends this session on the server, and no other", async () => {
    const [here, elsewhere] = [await site.asUser(), await site.asUser()];
    await here.call(logout);
    const body = { refreshToken: here.refreshToken };
    for (const replayed of [await here.request(me), await site.request(refresh, { body })]) {
      expect(replayed).toMatchObject({ status: 401, body: { code: "SESSION_TERMINATED" } });
    }
    expect((await elsewhere.call(me)).data.id).toBe(elsewhere.id);
    expect(await findAuditEntries("auth.logout")).toMatchObject([{ actor_id: here.id }]);
  });
});
