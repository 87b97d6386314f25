import { create } from "zustand";
import { singleton } from "../platform/singleton";

/** `offline` is the device's own word; `unreachable` is a server that does not answer although the device is online. */
export type ConnectionStatus = "online" | "offline" | "unreachable";

/** How the server is reached. `answeredAt` is when it last answered, on this device's clock. */
export interface Connection {
  status: ConnectionStatus;
  answeredAt: number | null;
}

function createConnection() {
  const use = create<Connection>()(() => ({
    status: navigator.onLine ? "online" : "offline",
    answeredAt: null,
  }));
  window.addEventListener("offline", () => {
    use.setState({ status: "offline" });
  });
  window.addEventListener("online", () => {
    use.setState({ status: "online" });
  });
  return use;
}

/** Hook on how the server is reached. */
export const useConnection = singleton("connection", createConnection);

/** The server answered, whatever it said. */
export function noteAnswer(): void {
  useConnection.setState({ status: "online", answeredAt: Date.now() });
}

/** The server could not be reached. */
export function noteNoAnswer(): void {
  useConnection.setState({ status: navigator.onLine ? "unreachable" : "offline" });
}
