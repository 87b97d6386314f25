import { authEndpoints } from "@listwise/contracts/auth";
import { waitFor } from "@testing-library/dom";
import { HttpResponse } from "msw";
import { onLicenseLost } from "../guards/license";
import { getSession } from "../session/session.store";
import { storage } from "../storage/safe-storage";
import {
  startApiServer,
  aSessionAnswer,
  aToken,
  handle,
  recordPage,
  resetSession,
  signInAs,
} from "../testing";
import { connectSocket, disconnectSocket } from "./socket";

type Listener = (payload?: unknown) => void;

/**
 * Fake of the library's socket with the parts we use. The library's server does not run in a browser
 * environment.
 */
class FakeSocket {
  static made: FakeSocket[] = [];
  active = true;
  connects = 0;
  /** The library reads its options anew for each connection. */
  readonly io: { opts: { transports: string[] } };
  private readonly listeners = new Map<string, Listener[]>();

  constructor(
    readonly options: { transports: string[]; auth: (answer: (auth: { token: string }) => void) => void },
  ) {
    this.io = { opts: options };
    FakeSocket.made.push(this);
  }

  on(name: string, listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }

  fire(name: string, payload?: unknown): void {
    this.listeners.get(name)?.forEach((listener) => {
      listener(payload);
    });
  }

  connect(): void {
    this.connects += 1;
  }

  disconnect(): void {
    this.active = false;
  }

  token(): Promise<string> {
    return new Promise((resolve) => {
      this.options.auth(({ token }) => {
        resolve(token);
      });
    });
  }
}

jest.mock("socket.io-client", () => ({ io: (options: FakeSocket["options"]) => new FakeSocket(options) }));

const server = startApiServer();
let record = recordPage().record;

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  resetSession();
  record = recordPage().record;
  FakeSocket.made = [];
  signInAs("user", { id: 5 });
});
afterEach(() => {
  disconnectSocket();
  jest.useRealTimers();
});

async function opened(): Promise<FakeSocket> {
  connectSocket();
  await waitFor(() => {
    expect(FakeSocket.made).toHaveLength(1);
  });
  const [socket] = FakeSocket.made;
  if (!socket) throw new Error("no socket");
  return socket;
}

const refusal = (code: string) => Object.assign(new Error(code), { data: { code } });

test("F24 repeated requests open one connection, and closing and reopening leaves one", async () => {
  connectSocket();
  connectSocket();
  disconnectSocket();
  const socket = await opened();
  for (let flap = 0; flap < 20; flap += 1) {
    socket.fire("disconnect", "transport close");
    connectSocket();
    socket.fire("connect");
  }

  expect(FakeSocket.made).toHaveLength(1);
});

test("F24 every connection reads the token anew and refreshes an expired one", async () => {
  const socket = await opened();
  const first = storage.get("token");
  expect(await socket.token()).toBe(first);
  storage.set("token", aToken({ expiresInSeconds: -1 }));
  const token = aToken({ id: "fresh" });
  server.use(handle(authEndpoints.refresh, () => HttpResponse.json(aSessionAnswer({ token }))));

  expect(await socket.token()).toBe(token);
});

test("a connection starts as a WebSocket, and with polling after it couldn't be opened", async () => {
  const socket = await opened();
  socket.fire("connect_error", refusal("UNAUTHORIZED"));
  expect(socket.io.opts.transports).toEqual(["websocket", "polling"]);
  socket.fire("connect_error", new Error("websocket error"));
  expect(socket.io.opts.transports).toEqual(["polling", "websocket"]);
});

test("F24 after rejections, attempts become rarer, are spread, and stop with the login", async () => {
  const socket = await opened();
  jest.useFakeTimers();
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  socket.active = false;

  socket.fire("connect_error", new Error("down"));
  jest.advanceTimersByTime(1_000);
  expect(socket.connects).toBe(1);
  socket.fire("connect_error", new Error("down"));
  jest.advanceTimersByTime(1_000);
  expect(socket.connects).toBe(1);
  jest.advanceTimersByTime(1_000);
  expect(socket.connects).toBe(2);
  for (let again = 0; again < 10; again += 1) socket.fire("connect_error", new Error("down"));
  disconnectSocket();
  jest.advanceTimersByTime(600_000);
  expect(socket.connects).toBe(2);
});

test("a connection rejected because of too many tabs is not retried for minutes", async () => {
  const socket = await opened();
  jest.useFakeTimers();
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  socket.active = false;
  socket.fire("connect_error", refusal("RATE_LIMITED"));
  jest.advanceTimersByTime(299_000);
  expect(socket.connects).toBe(0);
  jest.advanceTimersByTime(2_000);
  expect(socket.connects).toBe(1);
  expect(getSession().status).toBe("signed-in");
});

test("F24 a connection rejected because the session ended while it was down ends the session here, announced once", async () => {
  const socket = await opened();
  socket.fire("connect_error", refusal("SESSION_TERMINATED"));
  socket.fire("connect_error", refusal("SESSION_TERMINATED"));

  expect(getSession().status).toBe("anonymous");
  expect(record.alerts).toEqual(["Your session was ended. Sign in again."]);
});

test("F24 a token the server rejects is refreshed before the next attempt", async () => {
  const socket = await opened();
  const token = aToken({ id: "fresh" });
  server.use(handle(authEndpoints.refresh, () => HttpResponse.json(aSessionAnswer({ token }))));
  socket.fire("connect_error", refusal("UNAUTHORIZED"));

  await waitFor(() => {
    expect(storage.get("token")).toBe(token);
  });
  expect(getSession().status).toBe("signed-in");
});

test("a connection closed by the server after a password change reconnects with the new token", async () => {
  const socket = await opened();
  const token = aToken({ id: "fresh" });
  jest.useFakeTimers();
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  socket.active = false;
  socket.fire("disconnect", "io server disconnect");
  storage.set("token", token);
  jest.advanceTimersByTime(1_000);

  expect(socket.connects).toBe(1);
  jest.useRealTimers();
  expect(await socket.token()).toBe(token);
});

test("F25 late events of a closed connection change nothing", async () => {
  const socket = await opened();
  disconnectSocket();
  socket.fire("session_terminated", { userId: 5, message: "Late." });

  expect(getSession().status).toBe("signed-in");
});

test("F29 a disabled license rejects the connection and notifies the page", async () => {
  const heard = jest.fn();
  const stop = onLicenseLost(heard);
  (await opened()).fire("connect_error", refusal("LICENSE_DISABLED"));
  stop();

  expect(heard).toHaveBeenCalledTimes(1);
  expect(record.went).toEqual([]);
});
