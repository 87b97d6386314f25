import { adminUserEndpoints, authEndpoints } from "@listwise/contracts";
import { listen, once, openSocket } from "../../testing/connect-socket";
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
const sessionsOf = async (id: number) => (await owner.call(user, { params: { id } })).data.sessions;
const codeOf = async (token: string) => (await other.as(token).request(authEndpoints.me)).body.code;

/** The same person in another browser. */
async function signInAgain({ email }: User, fingerprint: string): Promise<string> {
  const body = { email, password: PASSWORD, fingerprint };
  return asSession(await site.call(authEndpoints.login, { body })).token;
}

async function entriesOf(actor: User, action: string): Promise<string[]> {
  const { rows } = await site.ctx.pool.query<{ details: string }>(
    "select details from audit_log where actor_id = $1 and action = $2 order by id",
    [actor.id, action],
  );
  return rows.map(({ details }) => details);
}

describe("S15 roles", () => {
  const give = (by: User, id: number, role: string) =>
    by.request(setRole, { params: { id }, body: { role } });

  test("an admin gives nobody a role, least of all themselves", async () => {
    const ada = await site.asUser();
    for (const id of [ada.id, admin.id]) {
      expect(await give(admin, id, "superadmin")).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    }
    expect(await entriesOf(admin, "admin.denied")).toEqual(["/admin/users/{id}/role"]);
  });

  test("a refused call that is repeated cannot flood the audit log: it is counted", async () => {
    const [mallory, ada] = [await site.asAdmin(), await site.asUser()];
    const calls = Array.from({ length: 12 }, () => give(mallory, ada.id, "superadmin"));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(12).fill(403));
    expect((await entriesOf(mallory, "admin.denied")).sort()).toEqual([
      "/admin/users/{id}/role",
      "/admin/users/{id}/role (10 times in 15 minutes)",
    ]);
    await mallory.request(setStatus, { params: { id: owner.id }, body: { isActive: false } });
    expect((await entriesOf(mallory, "admin.denied")).at(-1)).toContain(owner.email);
  });

  test.each(["super-admin", "ADMIN", "root", "admin ", ""])("S16 %j is none", async (role) => {
    expect((await give(owner, admin.id, role)).status).toBe(400);
  });

  test("nobody is given one who is not there", async () => {
    expect((await give(owner, 99_999, "admin")).status).toBe(404);
    expect((await give(owner, 0, "admin")).status).toBe(400);
  });

  test("the last superadmin keeps theirs, whoever is asked first", async () => {
    expect(await give(owner, owner.id, "user")).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
    const second = await site.asAdmin("superadmin");
    const both = await Promise.all([give(owner, second.id, "admin"), give(second, owner.id, "admin")]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    await site.ctx.pool.query("update users set role = 'superadmin' where id = $1", [owner.id]);
    await site.ctx.pool.query("update users set role = 'user' where id = $1", [second.id]);
  });

  test("S53 a change holds from the next call on and is on record with before and after", async () => {
    const ada = await site.asUser();
    expect((await ada.request(user, { params: { id: ada.id } })).status).toBe(403);
    expect((await give(owner, ada.id, "admin")).body).toMatchObject({ data: { role: "admin" } });
    expect((await ada.request(user, { params: { id: ada.id } })).status).toBe(200);
    await give(owner, ada.id, "user");
    await give(owner, ada.id, "user");
    expect((await ada.request(user, { params: { id: ada.id } })).status).toBe(403);
    expect((await entriesOf(owner, "user.role-changed")).slice(-2)).toEqual([
      `${ada.email}: user → admin`,
      `${ada.email}: admin → user`,
    ]);
  });
});

describe("S22 status", () => {
  const set = (by: User, id: number, isActive: boolean) =>
    by.request(setStatus, { params: { id }, body: { isActive } });

  test("superadmins are out of an admin's reach; nobody locks out themselves or the last superadmin", async () => {
    const refusals = [await set(admin, owner.id, false), await set(admin, admin.id, false)];
    expect(refusals.map(({ status }) => status)).toEqual([403, 409]);
    expect((await set(owner, owner.id, false)).status).toBe(409);
    expect(await entriesOf(admin, "admin.denied")).toContain(`/api/admin/users/:id/status of ${owner.email}`);
    expect(await codeOf(owner.token)).toBeUndefined();
  });

  test("deactivated, all sessions are dead at once on every node, and signing in is refused", async () => {
    const ada = await site.asUser({ password: PASSWORD });
    const second = await signInAgain(ada, "second");
    expect((await set(admin, ada.id, false)).body).toMatchObject({ data: { isActive: false } });
    for (const token of [ada.token, second]) expect(await codeOf(token)).toBe("SESSION_TERMINATED");
    const body = { email: ada.email, password: PASSWORD };
    expect((await site.request(authEndpoints.login, { body })).status).toBe(401);
    await set(admin, ada.id, true);
    expect((await site.request(authEndpoints.login, { body })).status).toBe(200);
    expect(await codeOf(ada.token)).toBe("SESSION_TERMINATED");
    expect(await entriesOf(admin, "user.status-changed")).toEqual([
      `${ada.email}: active → inactive`,
      `${ada.email}: inactive → active`,
    ]);
  });
});

describe("S21 sessions", () => {
  test("of a superadmin are out of an admin's reach", async () => {
    const [session] = await sessionsOf(owner.id);
    const params = { id: owner.id, sessionId: session?.id ?? "" };
    expect((await admin.request(terminateSession, { params })).status).toBe(403);
    expect((await admin.request(terminateAllSessions, { params: { id: owner.id } })).status).toBe(403);
  });

  test("S13 a session is found under its own user alone", async () => {
    const [ada, bob] = [await site.asUser(), await site.asUser()];
    const [bobs] = await sessionsOf(bob.id);
    const params = { id: ada.id, sessionId: bobs?.id ?? "" };
    expect((await admin.request(terminateSession, { params })).status).toBe(404);
    expect(await codeOf(bob.token)).toBeUndefined();
  });

  test("one is ended: its browser is told and its next call fails anywhere; the others live", async () => {
    const ada = await site.asUser({ password: PASSWORD });
    const second = await signInAgain(ada, "second-browser");
    const sockets = [
      openSocket(await listen(site), ada.token),
      openSocket(await listen(other), second),
    ] as const;
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    const heardByFirst = jest.fn();
    sockets[0].onAny(heardByFirst);
    const told = once(sockets[1], "session_terminated");
    const closed = once(sockets[1], "disconnect");

    const { rows } = await site.ctx.pool.query<{ id: string }>(
      "select id from sessions where fingerprint = 'second-browser'",
    );
    const params = { id: ada.id, sessionId: rows[0]?.id ?? "" };
    expect(await admin.call(terminateSession, { params })).toEqual({ success: true, ended: 1 });
    expect(await told).toEqual([
      { userId: ada.id, fingerprint: "second-browser", message: "An administrator ended your session." },
    ]);
    await closed;
    expect(await codeOf(second)).toBe("SESSION_TERMINATED");
    expect(await codeOf(ada.token)).toBeUndefined();
    expect(heardByFirst).not.toHaveBeenCalled();
    expect((await admin.request(terminateSession, { params })).status).toBe(404);
    sockets.forEach((socket) => socket.disconnect());
  });

  test("all are ended, and how many is said and on record", async () => {
    const ada = await site.asUser({ password: PASSWORD });
    const second = await signInAgain(ada, "x");
    const params = { id: ada.id };
    expect((await admin.call(terminateAllSessions, { params })).ended).toBe(2);
    for (const token of [ada.token, second]) expect(await codeOf(token)).toBe("SESSION_TERMINATED");
    expect(await sessionsOf(ada.id)).toEqual([]);
    expect((await admin.call(terminateAllSessions, { params })).ended).toBe(0);
    expect((await entriesOf(admin, "user.sessions-ended"))[0]).toBe(`${ada.email}: 2 sessions`);
  });
});

test("a user is shown with the sessions that stand, and nothing secret", async () => {
  const { data } = await admin.call(user, { params: { id: admin.id } });
  expect(data).toMatchObject({ email: admin.email, google: null, plan: "Free" });
  expect(data.sessions).toMatchObject([{ current: true }]);
  const raw = await admin.request(user, { params: { id: admin.id } });
  expect(JSON.stringify(raw.body)).not.toMatch(/argon2|hash|refresh/i);
  expect((await admin.request(user, { params: { id: 99_999 } })).status).toBe(404);
});
