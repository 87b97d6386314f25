import { authEndpoints } from "@listwise/contracts/auth";
import { banner } from "./banner";
import { readConfig } from "./infra/config/config";
import { asSession } from "./testing/as-session";
import { startTestApp, type TestApp } from "./testing/test-app";
import { DEMO_PASSWORD, hashPassword, listDemoAccounts, seedAccounts } from "./modules/accounts";

const DEMO = "demo@listwise.example";
const DEMO_ADMIN = "admin@listwise.example";
const OWN = { ADMIN_EMAIL: "ada@listwise.example", ADMIN_PASSWORD: "a long own password" };
const PUBLIC = { PUBLIC_URL: "https://listwise.example", TRUST_PROXY: "127.0.0.1" };

let site: TestApp;
beforeAll(async () => (site = await startTestApp()));
afterAll(() => site.close());
beforeEach(async () => {
  await site.ctx.pool.query("truncate users cascade");
  await start({});
});

/** Prepares the accounts as a start with these settings does. */
async function start(env: Record<string, string>): Promise<void> {
  const { loopback, demoData, admin, role } = readConfig(env);
  Object.assign(site.ctx.config, { loopback, demoData, admin, role });
  await seedAccounts(site.ctx);
}

async function statusOfLogin(email: string, password = DEMO_PASSWORD): Promise<number> {
  return (await site.request(authEndpoints.login, { body: { email, password } })).status;
}

const bannerNow = async () => banner(site.ctx.config, await listDemoAccounts(site.ctx));

test("the published password opens no account after a data folder went public behind a proxy", async () => {
  const body = { email: DEMO_ADMIN, password: DEMO_PASSWORD };
  const { token } = asSession(await site.call(authEndpoints.login, { body }));
  await site.ctx.pool.query(
    `insert into api_keys (user_id, label, hash, ending, scopes, expires_at)
     select id, 'x', email, 'x', '{read}', now() + interval '1 year' from users where is_demo`,
  );
  expect(await bannerNow()).toContain(`${DEMO}, ${DEMO_ADMIN} (password: ${DEMO_PASSWORD})`);

  await start({ ...PUBLIC, ...OWN });
  expect(await statusOfLogin(DEMO)).toBe(401);
  expect(await statusOfLogin(DEMO_ADMIN)).toBe(401);
  const me = { url: "/api/users/me", headers: { authorization: `Bearer ${token}` } };
  expect((await site.inject(me)).statusCode).toBe(401);
  expect((await site.ctx.pool.query("select 1 from api_keys")).rowCount).toBe(0);
  expect(await statusOfLogin(OWN.ADMIN_EMAIL, OWN.ADMIN_PASSWORD)).toBe(200);
  expect(await bannerNow()).toContain(`${DEMO}, ${DEMO_ADMIN} (disabled)`);
  expect(await bannerNow()).not.toContain(DEMO_PASSWORD);
});

test("demo accounts created before the marker existed are recognized by address and password", async () => {
  await site.ctx.pool.query("update users set is_demo = false");
  await site.ctx.pool.query("update users set password_hash = $1 where email = $2", [
    await hashPassword("a password of its owner"),
    DEMO,
  ]);
  await start({ ...PUBLIC, ...OWN });
  expect(await statusOfLogin(DEMO_ADMIN)).toBe(401);
  expect(await statusOfLogin(DEMO, "a password of its owner")).toBe(200);
});

test("a demo account stays one after its address and password change", async () => {
  await site.ctx.pool.query(
    "update users set email = 'x@listwise.example', password_hash = $1 where email = $2",
    [await hashPassword("another password"), DEMO_ADMIN],
  );
  await start(PUBLIC);
  expect(await statusOfLogin("x@listwise.example", "another password")).toBe(401);
});

test("back on loopback, demo accounts are enabled again unless the site has its own administrator", async () => {
  await start(PUBLIC);
  await start({});
  expect(await statusOfLogin(DEMO_ADMIN)).toBe(200);
  await start({ ...PUBLIC, ...OWN });
  await start({ DEMO_DATA: "on" });
  expect(await statusOfLogin(DEMO_ADMIN)).toBe(401);
});

test("a loopback node on a public site's database adds no known password", async () => {
  await site.ctx.pool.query("truncate users cascade");
  await start({ ...PUBLIC, ...OWN });
  await start({});
  expect(await listDemoAccounts(site.ctx)).toEqual({ active: [], disabled: [] });
});

test("no demo account is reachable through a proxy or DNS rebinding", async () => {
  const login = (host: string) =>
    site.app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { host },
      payload: { email: DEMO_ADMIN, password: DEMO_PASSWORD },
    });
  expect((await login("listwise.example")).json()).toMatchObject({ code: "FORBIDDEN" });
  for (const host of ["localhost:4000", "127.0.0.1:4000", "[::1]:4000"]) {
    expect((await login(host)).statusCode).toBe(200);
  }
});
