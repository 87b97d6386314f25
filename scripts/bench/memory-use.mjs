// Clients of `pnpm bench --memory`: each works like a user who looks around, saves things and deletes them again.
import { setTimeout as wait } from "node:timers/promises";
import { io } from "socket.io-client";
import { signIn } from "./site.mjs";

/** Address of the socket server, as in `contracts/events`. */
const SOCKET_PATH = "/socket.io";
const TERMS = [
  "weather",
  "radar",
  "notes",
  "budget",
  "recipes",
  "chess",
  "yoga",
  "photo",
  "running",
  "sleep",
];
const PAUSE_MS = 2_000;
/** A socket stays open for this long on average, like a tab. */
const SOCKET_MS = 120_000;

/** @typedef {{ calls: number, failures: Map<string, number>, sockets: number, opened: number }} Use */

/**
 * Starts a client that calls the site until `signal` is aborted.
 * @param {string} url
 * @param {{ email: string, index: number, signal: AbortSignal, use: Use }} options
 */
export async function startClient(url, { email, index, signal, use }) {
  let { token } = await signIn(url, { email });
  const rest = () => wait(PAUSE_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
  const call = async (
    /** @type {string} */ path,
    /** @type {string} */ method = "GET",
    /** @type {object | undefined} */ body = undefined,
  ) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error) => String(error.cause?.code ?? error));
    use.calls += 1;
    if (typeof answer === "string" || (answer.status >= 400 && answer.status !== 409)) {
      const what = `${method} ${path.split("?")[0]}: ${typeof answer === "string" ? answer : answer.status}`;
      use.failures.set(what, (use.failures.get(what) ?? 0) + 1);
      if (typeof answer !== "string" && answer.status === 401)
        token = await signIn(url, { email }).then(
          (session) => session.token,
          () => token,
        );
    }
    if (typeof answer === "string") return null;
    const text = await answer.text();
    return answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  };
  const term = () => TERMS[Math.floor(Math.random() * TERMS.length)] ?? "weather";
  const found = await call("/api/apps/search?q=weather&country=us");
  const app = found?.results?.[index % found.results.length]?.storeId;
  const tracked = await call("/api/apps/follow-by-store-id", "POST", { storeId: app });
  const id = tracked?.data?.id;
  const work = [
    () => call("/"),
    () => call("/blog"),
    () => call("/api/apps/followed"),
    () => call(`/api/apps/search?q=${term()}&country=us`),
    () => call(`/api/apps/${id}?country=us`),
    () => call(`/api/apps/${id}/analytics?country=us`),
    () => call(`/api/apps/${id}/changes`),
    () => call("/api/user-keywords"),
    () => call("/api/rankings/matrix?country=us"),
    () => call("/api/portfolio?country=us"),
    () => call("/api/notifications"),
    () => call("/api/exports"),
    async () => {
      const added = await call("/api/user-keywords", "POST", {
        keywordText: `${term()} ${term()} ${index % 50}`,
      });
      if (added?.data?.id) await call(`/api/user-keywords/${added.data.id}`, "DELETE");
    },
    async () => {
      const day = new Date().toISOString().slice(0, 10);
      const note = await call(`/api/apps/${id}/notes`, "POST", { day, text: `Note of ${email}` });
      if (note?.data?.id) await call(`/api/app-notes/${note.data.id}`, "DELETE");
    },
  ];
  const done = (async () => {
    while (!signal.aborted) {
      await rest();
      if (!signal.aborted) await work[Math.floor(Math.random() * work.length)]?.();
    }
  })();
  return { done, getToken: () => token };
}

/**
 * Keeps a socket open until `signal` is aborted, and replaces it from time to time.
 * @param {string} url
 * @param {{ getToken: () => string, signal: AbortSignal, use: Use }} options
 */
export async function keepSocket(url, { getToken, signal, use }) {
  while (!signal.aborted) {
    const socket = io(url, {
      path: SOCKET_PATH,
      auth: { token: getToken() },
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
    });
    socket.on("connect", () => {
      use.sockets += 1;
      use.opened += 1;
    });
    socket.on("disconnect", () => (use.sockets -= 1));
    const isOpen = await new Promise((resolve) => {
      socket.once("connect", () => resolve(true));
      socket.once("connect_error", () => resolve(false));
      signal.addEventListener("abort", () => resolve(false), { once: true });
    });
    const time = isOpen ? SOCKET_MS * 2 * Math.random() : PAUSE_MS * 5;
    const ended = new Promise((resolve) => socket.once("disconnect", resolve));
    const timer = new AbortController();
    const stop = () => timer.abort();
    signal.addEventListener("abort", stop, { once: true });
    await Promise.race([
      wait(time, undefined, { signal: timer.signal }).catch(() => undefined),
      ...(isOpen ? [ended] : []),
    ]);
    signal.removeEventListener("abort", stop);
    timer.abort();
    socket.disconnect();
  }
}
