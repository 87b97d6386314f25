import { adminUserEndpoints, authEndpoints } from "@listwise/contracts";
import { waitingMails } from "../../testing/mails";
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
async function entriesOf(action: string): Promise<string[]> {
  const { rows } = await site.ctx.pool.query<{ details: string }>(
    "select details from audit_log where action = $1 order by id",
    [action],
  );
  return rows.map(({ details }) => details);
}

describe("a new account", () => {
  const add = (by: User, body: object) => by.request(create, { body: { name: "Bo", ...body } });

  test("signs in with the password it was given; its address is taken then", async () => {
    const body = { email: "bo@x.example", password: "a long password", emailVerified: true };
    expect(await add(admin, body)).toMatchObject({
      status: 201,
      body: { data: { role: "user", plan: "Free" } },
    });
    expect((await site.request(authEndpoints.login, { body })).status).toBe(200);
    expect(await add(admin, body)).toMatchObject({ status: 409, body: { details: [{ path: "email" }] } });
    expect(await entriesOf("user.created")).toEqual(["bo@x.example: (none) → user"]);
  });

  test("S15: with a role beyond user is a superadmin's to add", async () => {
    expect((await add(admin, { email: "cy@x.example", role: "admin" })).status).toBe(403);
    expect((await add(owner, { email: "cy@x.example", role: "admin" })).status).toBe(201);
    expect(await entriesOf("admin.denied")).toContain("new admin cy@x.example");
  });

  test("without a password its owner gets a mail that leads to one", async () => {
    await add(admin, { email: "di@x.example" });
    const [mail] = await waitingMails(site, "di@x.example");
    expect(mail?.text).toMatch(/reset-password/);
  });

  test("S14: what is no field of it is ignored", async () => {
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

  test("S53: is on record with before and after; the old address is told", async () => {
    const ada = await site.asUser();
    expect((await edit(admin, ada.id, { name: "Ada L", email: "ada.l@x.example" })).status).toBe(200);
    expect((await entriesOf("user.changed")).at(-1)).toBe(
      `${ada.email}: name Ada Example → Ada L, address ${ada.email} → ada.l@x.example`,
    );
    expect((await waitingMails(site, ada.email)).map(({ text }) => text).join()).toContain("ada.l@x.example");
  });

  test("made from an older version is a 409 that carries the current one", async () => {
    const ada = await site.asUser();
    const { version } = await read(ada.id);
    await edit(admin, ada.id, { name: "First" });
    const late = await edit(owner, ada.id, { name: "Second" }, version);
    expect(late).toMatchObject({ status: 409, body: { details: { current: { name: "First" } } } });
  });

  test("an address that is taken is refused, and an administrator's is a superadmin's to change", async () => {
    const [ada, other] = [await site.asUser(), await site.asAdmin()];
    expect(await edit(admin, ada.id, { email: owner.email })).toMatchObject({ status: 409 });
    expect((await edit(admin, other.id, { email: "mine@x.example" })).status).toBe(403);
    expect((await edit(admin, owner.id, { name: "Mine" })).status).toBe(403);
    expect((await edit(owner, other.id, { email: "theirs@x.example" })).status).toBe(200);
  });
});

test("S86: an administrator locks no other one out, nor confirms an address, by its confirmation", async () => {
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

test("S73: administrators change their own address in their settings alone, superadmins too", async () => {
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
  expect(await entriesOf("admin.denied")).toContain("own address");
});

describe("a deletion", () => {
  const drop = (by: User, id: number) => by.request(remove, { params: { id } });

  test("S22: ends every session at once, and the owner is told", async () => {
    const ada = await site.asUser();
    expect((await drop(admin, ada.id)).status).toBe(200);
    expect((await ada.request(authEndpoints.me)).status).toBe(401);
    expect((await drop(admin, ada.id)).status).toBe(404);
    expect(await waitingMails(site, ada.email)).toHaveLength(1);
    expect((await entriesOf("user.deleted")).at(-1)).toBe(`${ada.email}: user → (none)`);
  });

  test("S15: of an administrator is a superadmin's, and nobody deletes themselves or the last superadmin", async () => {
    const other = await site.asAdmin();
    expect((await drop(admin, other.id)).status).toBe(403);
    expect((await drop(admin, owner.id)).status).toBe(403);
    expect((await drop(admin, admin.id)).status).toBe(403);
    expect((await drop(owner, owner.id)).status).toBe(409);
    expect((await drop(owner, other.id)).status).toBe(200);
  });
});

test("the counts are those of the dashboard", async () => {
  const { data } = await admin.call(stats);
  expect(data.total).toBeGreaterThanOrEqual(data.active);
  expect(data.admins).toBeGreaterThanOrEqual(2);
});
