import { create } from "zustand";
import { singleton } from "../platform/singleton";

/** `offline`: the device has no network. `unreachable`: the device is online but the server does not respond. */
export type ConnectionStatus = "online" | "offline" | "unreachable";

/** State of the connection to the server. */
export interface Connection {
  status: ConnectionStatus;
  /**
   * Time of the server's last response, in milliseconds of this device's clock; `null` before the first
   * response.
   */
  answeredAt: number | null;
  /** Time at which the device last went offline, in `performance.now()` milliseconds; 0 if never. */
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

/** Hook for the state of the connection to the server. */
export const useConnection = singleton("connection", createConnection);

/**
 * Records a response of the server, whatever its status. `askedAt` is the start of the request
 * (`performance.now()`): a request from before the device went offline does not prove that it is online.
 */
export function recordResponse(askedAt: number): void {
  const { status, lostAt } = useConnection.getState();
  useConnection.setState({ status: askedAt > lostAt ? "online" : status, answeredAt: Date.now() });
}

/** Records that the server could not be reached. */
export function recordNoResponse(): void {
  useConnection.setState({ status: navigator.onLine ? "unreachable" : "offline" });
}
