import { authEndpoints } from "@listwise/contracts/auth";
import { SOCKET_PATH } from "@listwise/contracts/events";
import type { Socket } from "socket.io-client";
import { SOCKET_LIMITS } from "./socket-limits";
import { createSockets } from "./sockets";
import { openDatabase } from "../../db/database";
import { listen, waitForEvent, openSocket } from "../../../testing/connect-socket";
import { eventually } from "../../../testing/eventually";
import { startSecondNode } from "../../../testing/second-node";
import { startTestApp, type TestApp } from "../../../testing/test-app";

let site: TestApp;
let address: string;
const open: Socket[] = [];

beforeAll(async () => {
  site = await startTestApp();
  address = await listen(site);
});
afterEach(() => open.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => site.close());

function connect(token: string): Socket {
  const socket = openSocket(address, token);
  open.push(socket);
  return socket;
}

test("a server that is closed right after its creation keeps no connection, and its pool ends", async () => {
  const { ctx } = site;
  const { pool } = openDatabase(ctx.databaseUrl, ctx.log, { max: 3, waitMs: ctx.config.databaseWaitMs });
  await createSockets(pool, ctx.log).close();
  await pool.end();
  expect(pool.totalCount).toBe(0);
});

test("S24 refuses a client without a valid session, with the API's error code", async () => {
  const former = await site.asUser();
  await former.call(authEndpoints.logout);
  const attempts = [
    ["", "UNAUTHORIZED"],
    ["nonsense", "UNAUTHORIZED"],
    [former.token, "SESSION_TERMINATED"],
  ] as const;
  for (const [token, code] of attempts) {
    const [error] = await waitForEvent(connect(token), "connect_error");
    expect(error).toMatchObject({ message: code });
  }
});

test("S24 sends a user's events to that user only", async () => {
  const [ada, bob] = [await site.asUser(), await site.asUser()];
  const [adas, bobs] = [connect(ada.token), connect(bob.token)];
  await Promise.all([waitForEvent(adas, "connect"), waitForEvent(bobs, "connect")]);
  const heardByBob = jest.fn();
  bobs.onAny(heardByBob);
  // The server ignores client messages: a client can't join rooms or speak for the server.
  bobs.emit("join", `user:${ada.id}`);
  bobs.emit("session_terminated", { userId: ada.id, message: "out" });
  const heard = waitForEvent(adas, "rank:updated");
  site.ctx.sockets.toUser(ada.id, "rank:updated", { appId: 1, keyword: "weather", country: "us" });
  expect(await heard).toEqual([{ appId: 1, keyword: "weather", country: "us" }]);
  expect(heardByBob).not.toHaveBeenCalled();
});

test("closes only the connections of a logged-out session", async () => {
  const [ada, bob] = [await site.asUser(), await site.asUser()];
  const [adas, bobs] = [connect(ada.token), connect(bob.token)];
  await Promise.all([waitForEvent(adas, "connect"), waitForEvent(bobs, "connect")]);
  const closed = waitForEvent(adas, "disconnect");
  await ada.call(authEndpoints.logout);
  await closed;
  expect(bobs.connected).toBe(true);
});

test("reusing a refresh token ends the session, with the reason", async () => {
  const ada = await site.asUser();
  const body = { refreshToken: ada.refreshToken };
  await ada.call(authEndpoints.refresh, { body });
  await site.ctx.pool.query(
    "update refresh_tokens set used_at = now() - interval '1 minute' where used_at is not null",
  );
  const socket = connect(ada.token);
  await waitForEvent(socket, "connect");
  const told = waitForEvent(socket, "session_terminated");
  await ada.request(authEndpoints.refresh, { body });
  expect(await told).toEqual([{ userId: ada.id, message: expect.stringContaining("token was reused") }]);
});

test("notifies a browser on any node that its session has ended before closing the connection", async () => {
  const other = await startSecondNode(site);
  const nodes = [address, await listen(other)];
  const users = await Promise.all(Array.from({ length: 24 }, () => site.asUser()));
  const heard = users.map(({ token }, index) => {
    const socket = openSocket(nodes[index % 2] ?? "", token);
    const events: string[] = [];
    socket.onAny((event) => events.push(event));
    return { connected: waitForEvent(socket, "connect"), closed: waitForEvent(socket, "disconnect"), events };
  });
  await Promise.all(heard.map(({ connected }) => connected));
  const { rows } = await site.ctx.pool.query<{ id: string; user_id: number }>(
    "select id, user_id from sessions where user_id = any($1)",
    [users.map(({ id }) => id)],
  );
  for (const { id, user_id: userId } of rows) site.ctx.sockets.endSession(id, { userId, message: "over" });
  await Promise.all(heard.map(({ closed }) => closed));
  expect(heard.map(({ events }) => events)).toEqual(users.map(() => ["session_terminated"]));
  await other.close();
});

test("refuses connections above the limit per user with a reason and keeps the first ones", async () => {
  const ada = await site.asUser();
  const sockets = Array.from({ length: 30 }, () => connect(ada.token));
  const ends = await Promise.all(
    sockets.map((socket) =>
      waitForEvent(socket, "connect").then(
        () => undefined,
        ({ cause }: Error) => cause,
      ),
    ),
  );
  const refused = ends.filter((error) => error !== undefined);
  expect(refused).toHaveLength(30 - SOCKET_LIMITS.perUser);
  for (const error of refused) expect(error).toMatchObject({ data: { code: "RATE_LIMITED" } });
  const [kept] = sockets.filter(({ connected }) => connected);
  kept?.disconnect();
  await eventually(
    async () => {
      const next = connect(ada.token);
      await waitForEvent(next, "connect").catch(() => {});
      return next.connected;
    },
    (connected) => connected,
  );
});

test("disconnects only a client that floods the server with events", async () => {
  const [ada, bob] = [await site.asUser(), await site.asUser()];
  const [adas, bobs] = [connect(ada.token), connect(bob.token)];
  await Promise.all([waitForEvent(adas, "connect"), waitForEvent(bobs, "connect")]);
  const closed = waitForEvent(adas, "disconnect");
  for (let event = 0; event < 20_000; event += 1) adas.emit("noise", event);
  await closed;
  expect(bobs.connected).toBe(true);
});

test("closes the connection on a message larger than a token", async () => {
  const ada = await site.asUser();
  const socket = connect(ada.token);
  await waitForEvent(socket, "connect");
  const closed = waitForEvent(socket, "disconnect");
  socket.emit("noise", "x".repeat(SOCKET_LIMITS.messageBytes));
  await closed;
});

test("of 500 handshakes without a token, a network keeps a few open and further ones are refused", async () => {
  const url = `${address}${SOCKET_PATH}/?EIO=4&transport=polling`;
  const ids: string[] = [];
  const statuses = new Set<number>();
  async function shake() {
    const answer = await fetch(url);
    statuses.add(answer.status);
    const [, id] = /"sid":"([^"]+)"/.exec(await answer.text()) ?? [];
    if (id !== undefined) ids.push(id);
  }
  // Many together, so that a busy machine also needs less than the minute in which they are counted.
  const countOpen = async () => {
    const pongs = await Promise.all(
      ids.map((sid) => fetch(`${url}&sid=${sid}`, { method: "POST", body: "3" })),
    );
    return pongs.filter(({ ok }) => ok).length;
  };
  let open = 0;
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 50 }, shake));
    // The server closes connections without a token after 15 seconds.
    if (round === 1) open = await countOpen();
  }
  expect(statuses).toEqual(new Set([200, 403]));
  expect(ids.length).toBeLessThanOrEqual(SOCKET_LIMITS.handshakesPerMinute);
  expect(open).toBe(SOCKET_LIMITS.unauthenticatedPerNetwork);
  expect(await countOpen()).toBeLessThanOrEqual(SOCKET_LIMITS.unauthenticatedPerNetwork);
});
