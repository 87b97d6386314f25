import { authEndpoints } from "@listwise/contracts";
import { startTestApp, type TestApp } from "../../testing/test-app";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const { login, logout, me, register } = authEndpoints;
const details = { name: "Ada", email: "ada@listwise.example", password: "correct horse" };

async function auditOf(action: string): Promise<unknown[]> {
  const { rows } = await site.ctx.pool.query("select * from audit_log where action = $1 order by id", [
    action,
  ]);
  return rows;
}

describe("register", () => {
  test("ignores what only the server may decide", async () => {
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

  test("refuses a taken address without saying that it is, and writes to its owner", async () => {
    const { status, body } = await site.request(register, {
      body: { ...details, email: "ADA@listwise.example " },
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "CONFLICT" });
    expect(body.message).not.toMatch(/exists|taken|already/i);
    const { rows } = await site.ctx.pool.query(
      "select data->>'to' as to from pgboss.job where name = 'mail.send'",
    );
    expect(rows).toContainEqual({ to: details.email });
  });

  test("keeps no password and sends no hash", async () => {
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

  test("refuses unknown address, wrong password and inactive account alike", async () => {
    const inactive = await site.asUser({ password });
    await site.ctx.pool.query("update users set is_active = false where id = $1", [inactive.id]);
    const attempts = [
      { email: "nobody@listwise.example", password },
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

  test("answers with both tokens and the user; the address is compared without case", async () => {
    const answer = await site.call(login, { body: { email: "Ada@Listwise.Example", password } });
    expect(answer).toMatchObject({
      success: true,
      user: { email, password: true },
      emailVerificationRequired: false,
    });
    expect(answer.token.split(".")).toHaveLength(3);
  });

  test("is written down, good or bad, without the password", async () => {
    const entries = JSON.stringify(await auditOf("auth.login"));
    expect(entries).toContain('"result":"ok"');
    expect(entries).toContain('"result":"failed"');
    expect(entries).not.toContain("horse");
  });

  test("closes after ten wrong passwords, also for the right one, and says until when", async () => {
    const user = await site.asUser({ password });
    const attempt = (tried: string, ip = "192.0.2.7") =>
      site.request(login, { body: { email: user.email, password: tried }, ip });
    for (let count = 0; count < 10; count++) expect((await attempt("wrong horse")).status).toBe(401);
    const { status, body, headers } = await attempt(password);
    expect(status).toBe(429);
    expect(body.code).toBe("RATE_LIMITED");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    // A stranger's guesses do not keep the owner out, who is elsewhere.
    expect((await attempt(password, "198.51.100.4")).status).toBe(200);
    await site.ctx.pool.query("update rate_counters set expires_at = now() - interval '1 second'");
    expect((await attempt(password)).status).toBe(200);
  });

  test("counts an IPv6 household as one, and does not believe a forwarded address", async () => {
    const attempt = (ip: string, forged: string) => {
      const headers = { "x-forwarded-for": forged };
      return site.request(login, {
        body: { email: "ghost@listwise.example", password: "wrong" },
        ip,
        headers,
      });
    };
    for (let count = 0; count < 10; count++) await attempt(`2001:db8:1:2::${count}`, `203.0.113.${count}`);
    expect((await attempt("2001:db8:1:2:ffff::1", "203.0.113.99")).status).toBe(429);
    expect((await attempt("2001:db8:1:3::1", "203.0.113.99")).status).toBe(401);
  });
});

describe("logout", () => {
  test("ends the session on the server at once, and no other", async () => {
    const [here, elsewhere] = [await site.asUser(), await site.asUser()];
    await here.call(logout);
    const { status, body } = await here.request(me);
    expect(status).toBe(401);
    expect(body.code).toBe("SESSION_TERMINATED");
    expect((await elsewhere.call(me)).data.id).toBe(elsewhere.id);
    expect(await auditOf("auth.logout")).toMatchObject([{ actor_id: here.id }]);
  });
});
