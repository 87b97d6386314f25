import { accountEndpoints } from "@listwise/contracts/account";
import { authEndpoints, secondFactorEndpoints } from "@listwise/contracts/auth";
import { startSecondNode, type SecondNode } from "../../../testing/second-node";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { login } = authEndpoints;
const password = "correct horse";

let site: TestApp;
let other: SecondNode;
beforeAll(async () => {
  site = await startTestApp();
  other = await startSecondNode(site);
});
afterAll(async () => {
  await other.close();
  await site.close();
});
beforeEach(() => site.ctx.pool.query("delete from rate_counters"));

interface Attempt {
  email: string;
  tried?: string;
  ip?: string;
  fingerprint?: string;
  forged?: string;
}

function attempt({ email, tried = "wrong horse", ip = "192.0.2.7", fingerprint, forged }: Attempt, node = 0) {
  const caller = node % 2 === 0 ? site : other.as(null);
  const headers: Record<string, string> = forged === undefined ? {} : { "x-forwarded-for": forged };
  return caller.request(login, { body: { email, password: tried, fingerprint }, ip, headers });
}

const findAlarms = async () =>
  (await site.ctx.pool.query("select details from audit_log where action = 'auth.guessing'")).rows;

test("S41 an account locks after ten wrong passwords, counted across two nodes, and unlocks later", async () => {
  const { email } = await site.asUser();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt({ email }, n)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  for (const { body, headers } of refused) {
    expect(body.code).toBe("RATE_LIMITED");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
  expect((await attempt({ email, tried: password }, 1)).status).toBe(429);
  await site.ctx.pool.query("update rate_counters set expires_at = now() - interval '1 second'");
  expect((await attempt({ email, tried: password }, 1)).status).toBe(200);
});

test("S41 an IPv6 /64 counts as one network, and a forged X-Forwarded-For is ignored", async () => {
  const email = "ghost@listwise.example";
  for (let n = 0; n < 10; n++) {
    expect((await attempt({ email, ip: `2001:db8:1:2::${n}`, forged: `203.0.113.${n}` }, n)).status).toBe(
      401,
    );
  }
  expect((await attempt({ email, ip: "2001:db8:1:2:ffff::1", forged: "203.0.113.99" })).status).toBe(429);
  expect((await attempt({ email, ip: "2001:db8:1:3::1" })).status).toBe(401);
});

test("S41 X-Forwarded-For is only trusted from configured proxies", async () => {
  const behind = await startTestApp({ env: { TRUST_PROXY: "192.0.2.7" } });
  const from = (ip: string, forwarded: string) =>
    behind.request(login, {
      body: { email: "ghost@listwise.example", password: "wrong horse" },
      ip,
      headers: { "x-forwarded-for": forwarded },
    });
  for (let n = 0; n < 10; n++) await from("192.0.2.7", "203.0.113.5");
  expect((await from("192.0.2.7", "203.0.113.5")).status).toBe(429);
  expect((await from("192.0.2.7", "203.0.113.6")).status).toBe(401);
  for (let n = 0; n < 10; n++) await from("198.51.100.1", `203.0.113.${n + 10}`);
  expect((await from("198.51.100.1", "203.0.113.30")).status).toBe(429);
  await behind.close();
});

test("S41 a distributed attack does not lock the owner out of a known browser", async () => {
  const { email } = await site.asUser();
  const home = { email, tried: password, ip: "198.51.100.4", fingerprint: "laptop" };
  expect((await attempt(home)).status).toBe(200);
  await attempt({ email });
  await site.ctx.pool.query("update rate_counters set hits = 100 where key ~ '^login:[^:]+$'");
  expect((await attempt({ email, tried: password, ip: "203.0.113.1" })).status).toBe(429);
  expect(await findAlarms()).toContainEqual({ details: "an account was locked for unknown browsers" });
  expect((await attempt({ ...home, fingerprint: "guessed" })).status).toBe(429);
  expect((await attempt(home, 1)).status).toBe(200);
});

test("S41 an attack that locks the account does not stop its signed-in owner from confirming or changing the password", async () => {
  const owner = await site.asUser();
  await attempt({ email: owner.email });
  await site.ctx.pool.query("update rate_counters set hits = 100 where key ~ '^login:[^:]+$'");
  expect((await attempt({ email: owner.email, tried: password, ip: "203.0.113.1" })).status).toBe(429);
  const proof = { method: "password", password };
  expect((await owner.request(secondFactorEndpoints.confirm, { body: { proof } })).status).toBe(200);
  const body = { currentPassword: password, newPassword: "plum anvil river", endOtherSessions: true };
  expect((await owner.request(accountEndpoints.changePassword, { body })).status).toBe(200);
});

test("S41 a session cannot be used to guess its password from many networks", async () => {
  const owner = await site.asUser();
  const guess = (ip: string) =>
    owner.request(secondFactorEndpoints.confirm, {
      body: { proof: { method: "password", password: "wrong horse" } },
      ip,
    });
  expect((await guess("203.0.113.1")).status).toBe(401);
  await site.ctx.pool.query("update rate_counters set hits = 100 where key ~ '^own-password:[^:]+$'");
  expect((await guess("203.0.113.2")).status).toBe(429);
});

test("S42 password spraying locks the network and raises one alarm", async () => {
  const { email } = await site.asUser();
  const spray = (n: number) => attempt({ email: `user-${n}@listwise.example`, ip: "203.0.113.8" }, n);
  await spray(0);
  await site.ctx.pool.query("update rate_counters set hits = 90 where key like 'login-from:%'");
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => spray(n + 1)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  expect((await attempt({ email, tried: password, ip: "203.0.113.8" })).status).toBe(429);
  expect((await attempt({ email, tried: password })).status).toBe(200);
  const ofNetwork = (await findAlarms()).filter(({ details }) => details.includes("203.0.113.8"));
  expect(ofNetwork).toEqual([{ details: "network 203.0.113.8 was locked" }]);
});

test("S42 successful logins do not count against their network", async () => {
  const { email } = await site.asUser();
  await attempt({ email });
  await site.ctx.pool.query("update rate_counters set hits = 99 where key like 'login-from:%'");
  for (let n = 0; n < 3; n++) expect((await attempt({ email, tried: password }, n)).status).toBe(200);
});
