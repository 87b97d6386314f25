import { accountEndpoints, presenceEndpoints, viewAsEndpoints } from "@listwise/contracts/account";
import { adminUserEndpoints } from "@listwise/contracts/admin";
import { authEndpoints } from "@listwise/contracts/auth";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { z } from "zod";
import { listen, openSocket, waitForEvent } from "../../../testing/connect-socket";
import { startSecondNode } from "../../../testing/second-node";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { viewAccount } from "../../../testing/view-account";
import { endOverdueViews } from "..";

const { start, stop } = viewAsEndpoints;
const { me } = authEndpoints;
const ClaimsSchema = z.looseObject({ iat: z.number(), exp: z.number() });

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

async function startView(role: "admin" | "superadmin" = "admin") {
  const [admin, customer] = [await site.asAdmin(role), await site.asUser()];
  return { admin, customer, view: await viewAccount(site, admin, customer.id) };
}

async function findEntries(subjectId: number) {
  const { rows } = await site.ctx.pool.query<{ actor: number; action: string; details: string }>(
    `select actor_id as actor, action, details from audit_log
     where subject_id = $1 and action like 'user.view-%' order by id`,
    [subjectId],
  );
  return rows;
}

test("an administrator sees the account as its owner does, under the owner's name and rights", async () => {
  const { customer, view } = await startView("superadmin");
  expect((await view.call(me)).data).toMatchObject({ id: customer.id, email: customer.email, role: "user" });
  expect(await view.call(limitsEndpoints.myLimits)).toEqual(await customer.call(limitsEndpoints.myLimits));
  expect((await view.request(adminUserEndpoints.stats)).status).toBe(403);
});

test("the token says who views whom, lasts 15 minutes and can't be refreshed", async () => {
  const { admin, customer, view } = await startView();
  const [, payload = ""] = view.token.split(".");
  const claims = ClaimsSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  expect(claims).toMatchObject({
    sub: String(customer.id),
    act: { sub: String(admin.id) },
    jti: expect.any(String),
  });
  expect(claims.exp - claims.iat).toBe(15 * 60);
  const refreshed = await site.request(authEndpoints.refresh, { body: { refreshToken: view.token } });
  expect(refreshed.status).toBe(401);
});

test.each(["admin", "superadmin"] as const)(
  "the account of an %s can't be viewed, even by a superadmin",
  async (role) => {
    const [by, other] = [await site.asAdmin("superadmin"), await site.asAdmin(role)];
    for (const id of [other.id, by.id]) {
      const refused = await by.request(start, { params: { id } });
      expect(refused).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    }
    expect(await findEntries(other.id)).toEqual([]);
  },
);

test("a deactivated account can't be viewed, and an unknown one isn't found", async () => {
  const [admin, customer] = [await site.asAdmin(), await site.asUser()];
  await admin.call(adminUserEndpoints.setStatus, { params: { id: customer.id }, body: { isActive: false } });
  expect((await admin.request(start, { params: { id: customer.id } })).status).toBe(409);
  expect((await admin.request(start, { params: { id: 999_999 } })).status).toBe(404);
});

test("start and end are in the audit log, and in the personal data of the customer", async () => {
  const { admin, customer, view } = await startView();
  await view.call(stop);
  expect(await view.request(me)).toMatchObject({ status: 401, body: { code: "SESSION_TERMINATED" } });
  expect(await findEntries(customer.id)).toEqual([
    { actor: admin.id, action: "user.view-started", details: expect.stringContaining(customer.email) },
    { actor: admin.id, action: "user.view-ended", details: `${customer.email}: stopped` },
  ]);
  const { sections } = await customer.call(accountEndpoints.exportMe);
  expect(sections["account-views"]).toMatchObject([{ endedAt: expect.any(String) }]);
});

test("stopping with another token changes nothing", async () => {
  const { admin, customer, view } = await startView();
  for (const caller of [admin, customer]) await caller.call(stop);
  expect((await view.request(me)).status).toBe(200);
});

test("a view ends with the administrator's session, role or account, and with the customer's account", async () => {
  const endings: ((people: Awaited<ReturnType<typeof startView>>) => Promise<unknown>)[] = [
    ({ admin }) => admin.call(authEndpoints.logout),
    ({ admin }) => site.ctx.pool.query("update users set role = 'user' where id = $1", [admin.id]),
    ({ admin }) => site.ctx.pool.query("update users set is_active = false where id = $1", [admin.id]),
    ({ admin }) =>
      site.ctx.pool.query("update sessions set token_epoch = token_epoch + 1 where user_id = $1", [admin.id]),
    ({ customer }) => site.ctx.pool.query("update users set role = 'admin' where id = $1", [customer.id]),
    ({ customer }) => site.ctx.pool.query("update users set is_active = false where id = $1", [customer.id]),
  ];
  for (const end of endings) {
    const people = await startView();
    expect((await people.view.request(me)).status).toBe(200);
    await end(people);
    expect(await people.view.request(me)).toMatchObject({
      status: 401,
      body: { code: "SESSION_TERMINATED" },
    });
  }
});

test("the end of an expired view and of a signed-out administrator is audited once", async () => {
  const [expired, left] = [await startView(), await startView()];
  const sql = "update account_views set expires_at = now() - interval '1 second' where user_id = $1";
  await site.ctx.pool.query(sql, [expired.customer.id]);
  await left.admin.call(authEndpoints.logout);
  expect((await expired.view.request(me)).status).toBe(401);
  for (let n = 0; n < 2; n++) await endOverdueViews(site.ctx);
  const ends = async (id: number) => (await findEntries(id)).slice(1).map(({ details }) => details);
  expect(await ends(expired.customer.id)).toEqual([`${expired.customer.email}: expired`]);
  expect(await ends(left.customer.id)).toEqual([`${left.customer.email}: a session or account ended`]);
});

test("a view opens no socket and doesn't make the customer seem online", async () => {
  const { customer, view } = await startView();
  const address = await listen(site);
  const socket = openSocket(address, view.token);
  const [error] = await waitForEvent(socket, "connect_error");
  expect(error).toMatchObject({ message: "VIEW_ONLY" });
  socket.disconnect();
  expect((await view.request(presenceEndpoints.report)).body.code).toBe("VIEW_ONLY");
  const { rows } = await site.ctx.pool.query("select last_seen_at from users where id = $1", [customer.id]);
  expect(rows).toEqual([{ last_seen_at: null }]);
});

test("the release registry offers a view no remote of the administration", async () => {
  const { view } = await startView();
  expect((await view.inject({ method: "GET", url: "/remotes.json" })).body).not.toContain("mfe-admin");
});

test("another node accepts the token and knows its end", async () => {
  const { view } = await startView();
  const other = await startSecondNode(site);
  try {
    const there = other.as(view.token);
    expect((await there.request(me)).status).toBe(200);
    await view.call(stop);
    expect((await there.request(me)).status).toBe(401);
  } finally {
    await other.close();
  }
});

test("the requests of a view count for the administrator, not for the customer", async () => {
  const { customer, view } = await startView();
  await view.request(accountEndpoints.settings);
  const { rows } = await site.ctx.pool.query("select 1 from rate_counters where key like $1", [
    `%user:${customer.id}`,
  ]);
  expect(rows).toEqual([]);
});
