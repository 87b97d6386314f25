import { SOCKET_PATH } from "@listwise/contracts/events";
import type { Socket } from "socket.io-client";
import { ensureFreshSession } from "../http/ensure-fresh-session";
import { log } from "../platform/log";
import { singleton } from "../platform/singleton";
import { getView } from "../session/viewing";
import { getAccessToken } from "../session/stored-session";
import { forwarders } from "./forward";
import { handleConnectError, getRefusalCode } from "./handle-connect-error";

const RECONNECT_MS = { first: 1_000, longest: 30_000, tooMany: 300_000 };

interface State {
  wanted: boolean;
  socket: Socket | null;
  opening: boolean;
  refusals: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const state = singleton<State>("socket", () => ({
  wanted: false,
  socket: null,
  opening: false,
  refusals: 0,
  timer: undefined,
}));

/** The library reconnects after a lost connection but not after a rejection by the server, so this does. */
function scheduleReconnect(socket: Socket, code: string | null = null): void {
  if (!state.wanted || socket.active) return;
  const backoff = Math.min(RECONNECT_MS.first * 2 ** state.refusals, RECONNECT_MS.longest);
  // With too many tabs open, this one connects after others have closed.
  const wait = code === "RATE_LIMITED" ? RECONNECT_MS.tooMany : backoff;
  state.refusals += 1;
  clearTimeout(state.timer);
  state.timer = setTimeout(
    () => {
      if (state.wanted && state.socket === socket) socket.connect();
    },
    wait * (0.5 + Math.random()),
  );
}

async function open(): Promise<void> {
  const { io } = await import("socket.io-client");
  if (!state.wanted || state.socket) return;
  const socket = io({
    path: SOCKET_PATH,
    // Connects with one request instead of four.
    transports: ["websocket", "polling"],
    reconnectionDelay: RECONNECT_MS.first,
    reconnectionDelayMax: RECONNECT_MS.longest,
    // Evaluated before every connection, so that a reconnect never sends an old token.
    auth: (answer) =>
      void ensureFreshSession().then(() => {
        answer({ token: getAccessToken() ?? "" });
      }),
  });
  state.socket = socket;
  for (const [name, forward] of Object.entries(forwarders)) {
    socket.on(name, (payload: unknown) => {
      // Late events of a closed connection belong to the previous session.
      if (state.socket === socket) forward(payload);
    });
  }
  socket.on("connect", () => {
    state.refusals = 0;
  });
  socket.on("connect_error", (problem) => {
    const code = getRefusalCode(problem);
    if (state.socket === socket && code !== null) handleConnectError(code);
    // Something between the page and the server may block WebSockets. Polling then stays, and is upgraded otherwise.
    if (code === null) socket.io.opts.transports = ["polling", "websocket"];
    scheduleReconnect(socket, code);
  });
  socket.on("disconnect", () => {
    scheduleReconnect(socket);
  });
}

/** Loads the library and opens the real-time connection of the signed-in user; repeated calls do nothing. */
export function connectSocket(): void {
  // Live updates and presence belong to the account's owner.
  if (getView()) return;
  state.wanted = true;
  if (state.socket || state.opening) return;
  state.opening = true;
  open()
    .catch((problem: unknown) => {
      log.warn("real-time updates are off: the library did not load", problem);
    })
    .finally(() => {
      state.opening = false;
    });
}

/** Closes the real-time connection. */
export function disconnectSocket(): void {
  state.wanted = false;
  clearTimeout(state.timer);
  state.socket?.disconnect();
  state.socket = null;
  state.refusals = 0;
}
