import { adminEndpoints, adminUserEndpoints } from "@listwise/contracts/admin";
import { authEndpoints } from "@listwise/contracts/auth";
import { listen, waitForEvent, openSocket } from "../../testing/connect-socket";
import { startSecondNode, type SecondNode } from "../../testing/second-node";
import { asSession } from "../../testing/as-session";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { user, setRole, setStatus, terminateSession, terminateAllSessions } = adminUserEndpoints;
type User = Awaited<ReturnType<TestApp["asUser"]>>;

let site: TestApp;
let other: SecondNode;
let admin: User;
let owner: User;
beforeAll(async () => {
  site = await startTestApp();
  other = await startSecondNode(site);
  [admin, owner] = [await site.asAdmin(), await site.asAdmin("superadmin")];
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const PASSWORD = "a long password";
const fetchSessions = async (id: number) => (await owner.call(user, { params: { id } })).data.sessions;
const fetchCode = async (token: string) => (await other.as(token).request(authEndpoints.me)).body.code;

/** Signs the user in from another browser and returns the access token. */
async function signInAgain({ email }: User, fingerprint: string): Promise<string> {
  const body = { email, password: PASSWORD, fingerprint };
  return asSession(await site.call(authEndpoints.login, { body })).token;
}

async function findAuditDetails(actor: User, action: string): Promise<string[]> {
  const { rows } = await site.ctx.pool.query<{ details: string }>(
    "select details from audit_log where actor_id = $1 and action = $2 order by id",
    [actor.id, action],
  );
  return rows.map(({ details }) => details);
}

describe("S15 roles", () => {
  const give = (by: User, id: number, role: string) =>
    by.request(setRole, { params: { id }, body: { role } });

  test("an admin cannot assign roles, not even to themselves", async () => {
    const ada = await site.asUser();
    for (const id of [ada.id, admin.id]) {
      expect(await give(admin, id, "superadmin")).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    }
    expect(await findAuditDetails(admin, "admin.denied")).toEqual(["/admin/users/{id}/role"]);
  });

  test("repeated forbidden calls are counted instead of flooding the audit log", async () => {
    const [mallory, ada] = [await site.asAdmin(), await site.asUser()];
    const calls = Array.from({ length: 12 }, () => give(mallory, ada.id, "superadmin"));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(12).fill(403));
    expect((await findAuditDetails(mallory, "admin.denied")).sort()).toEqual([
      "/admin/users/{id}/role",
      "/admin/users/{id}/role (10 times in 15 minutes)",
    ]);
    await mallory.request(setStatus, { params: { id: owner.id }, body: { isActive: false } });
    expect((await findAuditDetails(mallory, "admin.denied")).at(-1)).toContain(owner.email);
  });

  test.each(["super-admin", "ADM\u0130N", "root", "admin ", ""])("S16 rejects the role %j", async (role) => {
    expect((await give(owner, admin.id, role)).status).toBe(400);
  });

  test("cannot be assigned to unknown users", async () => {
    expect((await give(owner, 99_999, "admin")).status).toBe(404);
    expect((await give(owner, 0, "admin")).status).toBe(400);
  });

  test("the last superadmin stays one, even when two superadmins demote each other concurrently", async () => {
    expect(await give(owner, owner.id, "user")).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
    const second = await site.asAdmin("superadmin");
    const both = await Promise.all([give(owner, second.id, "admin"), give(second, owner.id, "admin")]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    await site.ctx.pool.query("update users set role = 'superadmin' where id = $1", [owner.id]);
    await site.ctx.pool.query("update users set role = 'user' where id = $1", [second.id]);
  });

  test("S53 a change applies from the next call on and is audited with old and new role", async () => {
    const ada = await site.asUser();
    expect((await ada.request(user, { params: { id: ada.id } })).status).toBe(403);
    expect((await give(owner, ada.id, "admin")).body).toMatchObject({ data: { role: "admin" } });
    expect((await ada.request(user, { params: { id: ada.id } })).status).toBe(200);
    await give(owner, ada.id, "user");
    await give(owner, ada.id, "user");
    expect((await ada.request(user, { params: { id: ada.id } })).status).toBe(403);
    expect((await findAuditDetails(owner, "user.role-changed")).slice(-2)).toEqual([
      `${ada.email}: user → admin`,
      `${ada.email}: admin → user`,
    ]);
  });
});

describe("S22 status", () => {
  const set = (by: User, id: number, isActive: boolean) =>
    by.request(setStatus, { params: { id }, body: { isActive } });

  test("admins cannot deactivate superadmins; users cannot deactivate themselves or the last superadmin", async () => {
    const refusals = [await set(admin, owner.id, false), await set(admin, admin.id, false)];
    expect(refusals.map(({ status }) => status)).toEqual([403, 409]);
    expect((await set(owner, owner.id, false)).status).toBe(409);
    expect(await findAuditDetails(admin, "admin.denied")).toContain(
      `/api/admin/users/:id/status of ${owner.email}`,
    );
    expect(await fetchCode(owner.token)).toBeUndefined();
  });

  test("deactivating ends all sessions immediately on every node and blocks signing in", async () => {
    const ada = await site.asUser({ password: PASSWORD });
    const second = await signInAgain(ada, "second");
    expect((await set(admin, ada.id, false)).body).toMatchObject({ data: { isActive: false } });
    for (const token of [ada.token, second]) expect(await fetchCode(token)).toBe("SESSION_TERMINATED");
    const body = { email: ada.email, password: PASSWORD };
    expect((await site.request(authEndpoints.login, { body })).status).toBe(401);
    await set(admin, ada.id, true);
    expect((await site.request(authEndpoints.login, { body })).status).toBe(200);
    expect(await fetchCode(ada.token)).toBe("SESSION_TERMINATED");
    expect(await findAuditDetails(admin, "user.status-changed")).toEqual([
      `${ada.email}: active → inactive`,
      `${ada.email}: inactive → active`,
    ]);
  });
});

describe("S21 sessions", () => {
  test("of a superadmin cannot be ended by an admin", async () => {
    const [session] = await fetchSessions(owner.id);
    const params = { id: owner.id, sessionId: session?.id ?? "" };
    expect((await admin.request(terminateSession, { params })).status).toBe(403);
    expect((await admin.request(terminateAllSessions, { params: { id: owner.id } })).status).toBe(403);
  });

  test("S13 a session is only found under its own user", async () => {
    const [ada, bob] = [await site.asUser(), await site.asUser()];
    const [bobs] = await fetchSessions(bob.id);
    const params = { id: ada.id, sessionId: bobs?.id ?? "" };
    expect((await admin.request(terminateSession, { params })).status).toBe(404);
    expect(await fetchCode(bob.token)).toBeUndefined();
  });

  test("ending one notifies its browser and makes its next call fail on every node; other sessions stay", async () => {
    const ada = await site.asUser({ password: PASSWORD });
    const second = await signInAgain(ada, "second-browser");
    const sockets = [
      openSocket(await listen(site), ada.token),
      openSocket(await listen(other), second),
    ] as const;
    await Promise.all(sockets.map((socket) => waitForEvent(socket, "connect")));
    const heardByFirst = jest.fn();
    sockets[0].onAny(heardByFirst);
    const told = waitForEvent(sockets[1], "session_terminated");
    const closed = waitForEvent(sockets[1], "disconnect");

    const { rows } = await site.ctx.pool.query<{ id: string }>(
      "select id from sessions where fingerprint = 'second-browser'",
    );
    const params = { id: ada.id, sessionId: rows[0]?.id ?? "" };
    expect(await admin.call(terminateSession, { params })).toEqual({ success: true, ended: 1 });
    expect(await told).toEqual([
      { userId: ada.id, fingerprint: "second-browser", message: "An administrator ended your session." },
    ]);
    await closed;
    expect(await fetchCode(second)).toBe("SESSION_TERMINATED");
    expect(await fetchCode(ada.token)).toBeUndefined();
    expect(heardByFirst).not.toHaveBeenCalled();
    expect((await admin.request(terminateSession, { params })).status).toBe(404);
    sockets.forEach((socket) => socket.disconnect());
  });

  test("ending all returns and audits their number", async () => {
    const ada = await site.asUser({ password: PASSWORD });
    const second = await signInAgain(ada, "x");
    const params = { id: ada.id };
    expect((await admin.call(terminateAllSessions, { params })).ended).toBe(2);
    for (const token of [ada.token, second]) expect(await fetchCode(token)).toBe("SESSION_TERMINATED");
    expect(await fetchSessions(ada.id)).toEqual([]);
    expect((await admin.call(terminateAllSessions, { params })).ended).toBe(0);
    expect((await findAuditDetails(admin, "user.sessions-ended"))[0]).toBe(`${ada.email}: 2 sessions`);
  });
});

test("roles are named in any letter case of ASCII, in a change, a new account and a filter", async () => {
  const customer = await site.asUser();
  const change = (role: string) => owner.request(setRole, { params: { id: customer.id }, body: { role } });
  expect(await change("ADMIN")).toMatchObject({ status: 200, body: { data: { role: "admin" } } });
  expect(await change("User")).toMatchObject({ status: 200, body: { data: { role: "user" } } });
  for (const role of ["ADM\u0130N", "super-admin", "admin ", "owner"]) {
    expect(await change(role)).toMatchObject({
      status: 400,
      body: { message: "Choose one of the roles user, admin and superadmin." },
    });
  }
  const filtered = await owner.call(adminEndpoints.users, { query: { role: "SuperAdmin" } });
  expect(new Set(filtered.data.map(({ role }) => role))).toEqual(new Set(["superadmin"]));
  const body = { name: "Bea", email: "bea@listwise.example", role: "ADMIN" };
  expect((await owner.call(adminUserEndpoints.create, { body })).data.role).toBe("admin");
});

test("a user is shown with active sessions and without secrets", async () => {
  const { data } = await admin.call(user, { params: { id: admin.id } });
  expect(data).toMatchObject({ email: admin.email, google: null, plan: "Free" });
  expect(data.sessions).toMatchObject([{ current: true }]);
  const raw = await admin.request(user, { params: { id: admin.id } });
  expect(JSON.stringify(raw.body)).not.toMatch(/argon2|hash|refresh/i);
  expect((await admin.request(user, { params: { id: 99_999 } })).status).toBe(404);
});
