import { create } from "zustand";
import { singleton } from "../platform/singleton";

/** `offline` is the device's own word; `unreachable` is a server that does not answer although the device is online. */
export type ConnectionStatus = "online" | "offline" | "unreachable";

/** How the server is reached. */
export interface Connection {
  status: ConnectionStatus;
  /** When the server last answered, in milliseconds on this device's clock; `null` before its first answer. */
  answeredAt: number | null;
  /** When the device last lost its network, as `performance.now()` tells it; 0 if never. */
  lostAt: number;
}

function createConnection() {
  const use = create<Connection>()(() => ({
    status: navigator.onLine ? "online" : "offline",
    answeredAt: null,
    lostAt: 0,
  }));
  window.addEventListener("offline", () => {
    use.setState({ status: "offline", lostAt: performance.now() });
  });
  window.addEventListener("online", () => {
    use.setState({ status: "online" });
  });
  return use;
}

/** Hook on how the server is reached. */
export const useConnection = singleton("connection", createConnection);

/**
 * The server answered, whatever it said. `askedAt` is when the request began (`performance.now()`): one from before the
 * device went offline says nothing of now.
 */
export function noteAnswer(askedAt: number): void {
  const { status, lostAt } = useConnection.getState();
  useConnection.setState({ status: askedAt > lostAt ? "online" : status, answeredAt: Date.now() });
}

/** The server could not be reached. */
export function noteNoAnswer(): void {
  useConnection.setState({ status: navigator.onLine ? "unreachable" : "offline" });
}
