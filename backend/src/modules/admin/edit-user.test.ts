import { adminUserEndpoints } from "@listwise/contracts/admin";
import { authEndpoints } from "@listwise/contracts/auth";
import { findQueuedMails } from "../../testing/mails";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { user, create, update, remove, stats } = adminUserEndpoints;
type User = Awaited<ReturnType<TestApp["asUser"]>>;

let site: TestApp;
let admin: User;
let owner: User;
beforeAll(async () => {
  site = await startTestApp();
  [admin, owner] = [await site.asAdmin(), await site.asAdmin("superadmin")];
});
afterAll(() => site.close());

const read = async (id: number) => (await owner.call(user, { params: { id } })).data;
async function findAuditDetails(action: string): Promise<string[]> {
  const { rows } = await site.ctx.pool.query<{ details: string }>(
    "select details from audit_log where action = $1 order by id",
    [action],
  );
  return rows.map(({ details }) => details);
}

describe("a new account", () => {
  const add = (by: User, body: object) => by.request(create, { body: { name: "Bo", ...body } });

  test("can sign in with its password; its address is taken afterwards", async () => {
    const body = { email: "bo@x.example", password: "a long password", emailVerified: true };
    expect(await add(admin, body)).toMatchObject({
      status: 201,
      body: { data: { role: "user", plan: "Free" } },
    });
    expect((await site.request(authEndpoints.login, { body })).status).toBe(200);
    expect(await add(admin, body)).toMatchObject({ status: 409, body: { details: [{ path: "email" }] } });
    expect(await findAuditDetails("user.created")).toEqual(["bo@x.example: (none) → user"]);
  });

  test("S15: can only get an administrator role from a superadmin", async () => {
    expect((await add(admin, { email: "cy@x.example", role: "admin" })).status).toBe(403);
    expect((await add(owner, { email: "cy@x.example", role: "admin" })).status).toBe(201);
    expect(await findAuditDetails("admin.denied")).toContain("new admin cy@x.example");
  });

  test("without a password gets an email with a link to set one", async () => {
    await add(admin, { email: "di@x.example" });
    const [mail] = await findQueuedMails(site, "di@x.example");
    expect(mail?.text).toMatch(/reset-password/);
  });

  test("S14: unknown fields are ignored", async () => {
    const { body } = await add(admin, { email: "ed@x.example", plan: "unlimited", id: 1, isActive: false });
    expect(body.data).toMatchObject({ plan: "Free", isActive: true });
  });
});

describe("a change", () => {
  const edit = async (by: User, id: number, change: object, version?: string) => {
    const { name, email, emailVerified, version: now } = await read(id);
    const body = { name, email, emailVerified, version: version ?? now, ...change };
    return by.request(update, { params: { id }, body });
  };

  test("S53: is audited with old and new values, and the old address is notified", async () => {
    const ada = await site.asUser();
    expect((await edit(admin, ada.id, { name: "Ada L", email: "ada.l@x.example" })).status).toBe(200);
    expect((await findAuditDetails("user.changed")).at(-1)).toBe(
      `${ada.email}: name Ada Example → Ada L, address ${ada.email} → ada.l@x.example`,
    );
    expect((await findQueuedMails(site, ada.email)).map(({ text }) => text).join()).toContain(
      "ada.l@x.example",
    );
  });

  test("based on an outdated version fails with 409 and the current values", async () => {
    const ada = await site.asUser();
    const { version } = await read(ada.id);
    await edit(admin, ada.id, { name: "First" });
    const late = await edit(owner, ada.id, { name: "Second" }, version);
    expect(late).toMatchObject({ status: 409, body: { details: { current: { name: "First" } } } });
  });

  test("rejects a taken address; only superadmins change an administrator", async () => {
    const [ada, other] = [await site.asUser(), await site.asAdmin()];
    expect(await edit(admin, ada.id, { email: owner.email })).toMatchObject({ status: 409 });
    expect((await edit(admin, other.id, { email: "mine@x.example" })).status).toBe(403);
    expect((await edit(admin, owner.id, { name: "Mine" })).status).toBe(403);
    expect((await edit(owner, other.id, { email: "theirs@x.example" })).status).toBe(200);
  });
});

test("S86: an administrator cannot change the confirmation of their own or another administrator's address", async () => {
  const [other, ada] = [await site.asAdmin(), await site.asUser()];
  const turn = async (by: User, { id }: User) => {
    const { name, email, emailVerified, version } = await read(id);
    const body = { name, email, emailVerified: !emailVerified, version };
    return (await by.request(update, { params: { id }, body })).status;
  };
  const before = await read(other.id);
  expect(await turn(admin, other)).toBe(403);
  expect(await turn(admin, admin)).toBe(403);
  expect(await read(other.id)).toEqual(before);
  expect(await turn(owner, other)).toBe(200);
  expect(await turn(admin, ada)).toBe(200);
});

test("S73: administrators and superadmins can only change their own address in their settings", async () => {
  for (const own of [admin, owner]) {
    const { name, emailVerified, version } = await read(own.id);
    const move = (change: object) => {
      const body = { name, email: own.email, emailVerified, version, ...change };
      return own.request(update, { params: { id: own.id }, body });
    };
    expect(await move({ email: `new-${own.email}` })).toMatchObject({
      status: 403,
      body: { code: "FORBIDDEN" },
    });
    expect((await read(own.id)).email).toBe(own.email);
    expect((await move({ name: "Ada L" })).status).toBe(200);
  }
  expect(await findAuditDetails("admin.denied")).toContain("own address");
});

describe("a deletion", () => {
  const drop = (by: User, id: number) => by.request(remove, { params: { id } });

  test("S22: ends every session immediately and notifies the owner", async () => {
    const ada = await site.asUser();
    expect((await drop(admin, ada.id)).status).toBe(200);
    expect((await ada.request(authEndpoints.me)).status).toBe(401);
    expect((await drop(admin, ada.id)).status).toBe(404);
    expect(await findQueuedMails(site, ada.email)).toHaveLength(1);
    expect((await findAuditDetails("user.deleted")).at(-1)).toBe(`${ada.email}: user → (none)`);
  });

  test("S15: of an administrator requires a superadmin; users cannot delete themselves or the last superadmin", async () => {
    const other = await site.asAdmin();
    expect((await drop(admin, other.id)).status).toBe(403);
    expect((await drop(admin, owner.id)).status).toBe(403);
    expect((await drop(admin, admin.id)).status).toBe(403);
    expect((await drop(owner, owner.id)).status).toBe(409);
    expect((await drop(owner, other.id)).status).toBe(200);
  });
});

test("the counts are consistent", async () => {
  const { data } = await admin.call(stats);
  expect(data.total).toBeGreaterThanOrEqual(data.active);
  expect(data.admins).toBeGreaterThanOrEqual(2);
});
