import { accountEndpoints } from "@listwise/contracts/account";
import { notificationsEndpoints } from "@listwise/contracts/notifications";
import { listen, waitForEvent, openSocket } from "../../testing/connect-socket";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { announceDue } from "./announce.service";

const { inbox, markRead, list, create, update, remove } = notificationsEndpoints;

let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;
let told: { toAll: jest.SpyInstance; toUser: jest.SpyInstance; toAdmins: jest.SpyInstance };

beforeAll(async () => {
  site = await startTestApp();
  admin = await site.asAdmin();
});
beforeEach(() => {
  const { sockets } = site.ctx;
  told = {
    toAll: jest.spyOn(sockets, "toAll"),
    toUser: jest.spyOn(sockets, "toUser"),
    toAdmins: jest.spyOn(sockets, "toAdmins"),
  };
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => site.close());

const words = { title: "Maintenance tonight", message: "From 22:00 to 22:10 UTC." };
const send = async (extra: object = {}) => (await admin.call(create, { body: { ...words, ...extra } })).data;
type User = Awaited<ReturnType<TestApp["asUser"]>>;
const loadTitles = async (user: User) => (await user.call(inbox)).data.map(({ title }) => title);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

test("a notification for all users reaches open browsers immediately, and others find it later", async () => {
  const user = await site.asUser();
  const { id, sentAt, recipients } = await send();
  expect(sentAt).not.toBeNull();
  expect(recipients).toBeGreaterThanOrEqual(2);
  expect(told.toAll.mock.calls).toEqual([["notification:sent", { id, ...words, level: "info" }]]);
  const before = await user.call(inbox);
  expect(before).toMatchObject({ unread: 1, data: [{ id, ...words, readAt: null }] });
  await user.call(markRead);
  expect(await user.call(inbox)).toMatchObject({ unread: 0, data: [{ id, readAt: expect.any(String) }] });
  const { data } = await admin.call(list);
  expect(data[0]).toMatchObject({ id, readers: 1, createdBy: admin.email });
});

test("S13: a notification reaches only its audience", async () => {
  const [free, team] = [await site.asUser(), await site.asUser({ plan: "team" })];
  await send({ title: "For teams", audience: "plan", target: "team" });
  await send({ title: "For one", audience: "user", target: free.email.toUpperCase() });
  await send({ title: "For admins", audience: "admins" });
  expect(await loadTitles(free)).toEqual(["For one"]);
  expect(await loadTitles(team)).toEqual(["For teams"]);
  expect(await loadTitles(admin)).toContain("For admins");
  expect(told.toAll).not.toHaveBeenCalled();
  expect(told.toAdmins).toHaveBeenCalledTimes(1);
  const later = await site.asUser({ plan: "team" });
  expect(await loadTitles(later)).toEqual([]);
});

test("a scheduled notification appears on time and is announced once", async () => {
  const user = await site.asUser();
  const { id, sentAt } = await send({ title: "Later", publishAt: inAnHour() });
  expect(sentAt).toBeNull();
  expect(await loadTitles(user)).toEqual([]);
  await announceDue(site.ctx);
  expect(told.toAll).not.toHaveBeenCalled();
  await site.ctx.pool.query("update notifications set publish_at = now() where id = $1", [id]);
  await Promise.all([announceDue(site.ctx), announceDue(site.ctx)]);
  expect(told.toAll).toHaveBeenCalledTimes(1);
  expect(await loadTitles(user)).toEqual(["Later"]);
});

test("a sent notification's text can be changed, but not its audience; a stale change is a conflict", async () => {
  const { id, updatedAt, publishAt } = await send();
  const params = { id };
  const same = { ...words, audience: "all", target: null, publishAt };
  const body = { ...same, title: "Corrected", updatedAt };
  expect((await admin.call(update, { params, body })).data.title).toBe("Corrected");
  const sql = "select details from audit_log where action = 'notification.changed' and details like $1";
  const { rows } = await site.ctx.pool.query(sql, [`${id}: %`]);
  expect(rows).toEqual([{ details: `${id}: title ${words.title} → Corrected` }]);
  const stale = await admin.request(update, { params, body });
  expect(stale).toMatchObject({ status: 409, body: { details: { current: { title: "Corrected" } } } });
  const other = { ...same, audience: "admins", updatedAt };
  expect((await admin.request(update, { params, body: other })).status).toBe(409);
});

test.each([
  [{ audience: "plan", target: "no-such-plan" }, "Choose an existing plan."],
  [{ audience: "user", target: "missing@x.example" }, "There is no account with this email address."],
  [{ path: "//evil.example" }, "Use a path on this site, such as /pricing."],
  [{ path: "javascript:alert(1)" }, "Use a path on this site, such as /pricing."],
  [{ title: " " }, "Enter a title."],
])("%j is refused", async (extra, message) => {
  const { status, body } = await admin.request(create, { body: { ...words, ...extra } });
  expect({ status, message: body.message }).toEqual({ status: 400, message });
});

test("a deleted notification disappears from every inbox, and the deletion is logged", async () => {
  const user = await site.asUser();
  const { id } = await send({ title: "Oops" });
  await admin.call(remove, { params: { id } });
  expect(await loadTitles(user)).toEqual([]);
  expect((await admin.request(remove, { params: { id } })).status).toBe(404);
  const { rows } = await site.ctx.pool.query(
    "select action from audit_log where actor_id = $1 and details like $2 order by id",
    [admin.id, `${id}: %`],
  );
  expect(rows.map(({ action }) => action)).toEqual(["notification.created", "notification.deleted"]);
});

test("a reconnecting browser receives the number of missed notifications over its socket", async () => {
  const user = await site.asUser();
  await send({ title: "Missed", audience: "user", target: user.email });
  const socket = openSocket(await listen(site), user.token);
  expect(await waitForEvent(socket, "notification:unread")).toEqual([{ unread: 1 }]);
  const heard = waitForEvent(socket, "notification:sent");
  await send({ title: "Live" });
  expect(await heard).toMatchObject([{ title: "Live" }]);
  socket.disconnect();
});

test("notifications are part of a user's personal data", async () => {
  const user = await site.asUser();
  await send({ title: "Mine too" });
  const data = await user.call(accountEndpoints.exportMe);
  expect(JSON.stringify(data)).toContain("Mine too");
});
