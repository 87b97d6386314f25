import { presenceEndpoints, type OnlineUser } from "@listwise/contracts/account";
import { adminEndpoints, adminUserEndpoints } from "@listwise/contracts/admin";
import { authEndpoints } from "@listwise/contracts/auth";
import type { Socket } from "socket.io-client";
import { listen, waitForEvent, openSocket } from "../../testing/connect-socket";
import { eventually } from "../../testing/eventually";
import { startSecondNode, type SecondNode } from "../../testing/second-node";
import { asSession } from "../../testing/as-session";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { report, onlineUsers } = presenceEndpoints;
type User = Awaited<ReturnType<TestApp["asUser"]>>;

let site: TestApp;
let other: SecondNode;
let admin: User;
beforeAll(async () => {
  site = await startTestApp();
  other = await startSecondNode(site);
  admin = await site.asAdmin();
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const aReport = (change: object = {}) => ({
  body: { currentPage: "/dashboard", browser: "Firefox 140", os: "Linux", fingerprint: "f", ...change },
});
const seen = async (user: User): Promise<OnlineUser | undefined> =>
  (await admin.call(onlineUsers)).data.find(({ id }) => id === user.id);
const age = (user: User, interval: string) =>
  site.ctx.pool.query(
    `update presence set last_seen_at = now() - interval '${interval}' where user_id = $1`,
    [user.id],
  );

test.each([{ currentPage: "x".repeat(501) }, { browser: undefined }, { os: 1 }, { hidden: "yes" }])(
  "refuses a report with %j",
  async (change) => {
    const user = await site.asUser();
    expect((await user.request(report, aReport(change))).status).toBe(400);
  },
);

test("a report stores the page without its query", async () => {
  const user = await site.asUser({ name: "Grace" });
  await user.call(report, aReport({ currentPage: "/keywords?q=secret#top" }));
  expect(await seen(user)).toMatchObject({
    name: "Grace",
    status: "ONLINE",
    currentPage: "/keywords",
    browser: "Firefox 140",
    os: "Linux",
  });
});

test("AWAY after a minute or with a hidden tab, OFFLINE after five", async () => {
  const [idle, hidden] = [await site.asUser(), await site.asUser()];
  await idle.call(report, aReport());
  await hidden.call(report, aReport({ hidden: true }));
  expect((await seen(hidden))?.status).toBe("AWAY");
  expect((await seen(idle))?.status).toBe("ONLINE");
  await age(idle, "45 seconds");
  expect((await seen(idle))?.status).toBe("ONLINE");
  await age(idle, "61 seconds");
  expect((await seen(idle))?.status).toBe("AWAY");
  await age(idle, "301 seconds");
  expect(await seen(idle)).toBeUndefined();
});

test("OFFLINE after logout, and a late report doesn't change that", async () => {
  const user = await site.asUser();
  await user.call(report, aReport());
  expect(await seen(user)).toBeDefined();
  await user.call(authEndpoints.logout);
  expect(await seen(user)).toBeUndefined();
});

test("reports less than five seconds apart are accepted but ignored", async () => {
  const user = await site.asUser();
  await user.call(report, aReport());
  await user.call(report, aReport({ currentPage: "/later", hidden: true }));
  expect((await seen(user))?.currentPage).toBe("/dashboard");
});

test("a user who switches tabs isn't away", async () => {
  const user = await site.asUser();
  await user.call(report, aReport({ hidden: true }));
  await user.call(report, aReport({ currentPage: "/other-tab" }));
  expect(await seen(user)).toMatchObject({ status: "ONLINE", currentPage: "/other-tab" });
});

test("the dashboard and the users' figures count those whom the list shows as online", async () => {
  const [user, away] = [await site.asUser(), await site.asUser()];
  await user.call(report, aReport());
  await away.call(report, aReport({ hidden: true }));
  const { data } = await admin.call(onlineUsers);
  const online = data.filter(({ status }) => status === "ONLINE").length;
  expect((await admin.call(adminEndpoints.dashboard)).data.userStats.online).toBe(online);
  expect((await admin.call(adminUserEndpoints.stats)).data.online).toBe(online);
});

test("a hidden tab in another browser doesn't hide the visible one", async () => {
  const user = await site.asUser({ password: "a long password" });
  const body = { email: user.email, password: "a long password" };
  const { token } = asSession(await site.call(authEndpoints.login, { body }));
  await user.call(report, aReport());
  await other.as(token).call(report, aReport({ hidden: true, currentPage: "/hidden" }));
  await other.as(admin.token).call(onlineUsers);
  expect(await seen(user)).toMatchObject({ status: "ONLINE", currentPage: "/dashboard" });
});

test("five hundred reports are written together, and every node sees them", async () => {
  const users = await Promise.all(Array.from({ length: 20 }, () => site.asUser()));
  const written = jest.spyOn(site.ctx.db, "execute");
  const counted = jest.spyOn(site.ctx.limiter, "hit");
  for (let round = 0; round < 25; round++) {
    await Promise.all(users.map((user) => user.call(report, aReport())));
  }
  // Each new session updates its last-seen time, at most once a minute; the reports add no further writes.
  expect(written.mock.calls.length).toBeLessThanOrEqual(users.length);
  expect(counted).not.toHaveBeenCalled();
  await admin.call(onlineUsers);
  const { data } = await other.as(admin.token).call(onlineUsers);
  const ids = new Set(data.map(({ id }) => id));
  expect(users.every(({ id }) => ids.has(id))).toBe(true);
});

describe("administrators' browsers", () => {
  const sockets: Socket[] = [];
  let addresses: string[];
  beforeAll(async () => void (addresses = [await listen(site), await listen(other)]));
  afterAll(() => sockets.forEach((socket) => socket.disconnect()));

  /** Collects the presence events about one user on a connection. */
  async function hearing(node: number, token: string, about: User) {
    const socket = openSocket(addresses[node] ?? "", token);
    sockets.push(socket);
    await waitForEvent(socket, "connect");
    const heard: string[] = [];
    socket.on("presence:changed", ({ userId, status }: { userId: number; status: string }) => {
      if (userId === about.id) heard.push(status);
    });
    return heard;
  }

  test("receive each change of status once, on any node; other users receive nothing", async () => {
    const user = await site.asUser();
    const heardHere = await hearing(0, admin.token, user);
    const heardThere = await hearing(1, admin.token, user);
    const heardByUser = await hearing(0, user.token, user);
    const has = (heard: string[], count: number) =>
      eventually(
        async () => heard.length,
        (length) => length >= count,
      );
    await user.call(report, aReport());
    await has(heardThere, 1);
    await age(user, "2 minutes");
    await has(heardThere, 2);
    await user.call(authEndpoints.logout);
    await has(heardThere, 3);
    await has(heardHere, 3);
    expect([heardHere, heardThere]).toEqual([
      ["ONLINE", "AWAY", "OFFLINE"],
      ["ONLINE", "AWAY", "OFFLINE"],
    ]);
    expect(heardByUser).toEqual([]);
  });
});
