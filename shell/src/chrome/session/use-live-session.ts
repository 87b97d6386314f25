import { connectSocket, disconnectSocket, useBusEvent, useSession } from "@listwise/shared-auth";
import { useEffect } from "react";
import { leaveRegistry, outdateRegistry } from "../../platform/registry/load-registry";
import { startPresence } from "./presence/start-presence";

function reconnect(): void {
  disconnectSocket();
  connectSocket();
}

/** Real-time and presence while someone is signed in, and the registry for whoever it is. */
export function useLiveSession(): void {
  const userId = useSession((session) => session.user?.id ?? null);
  useEffect(() => {
    if (userId === null) return undefined;
    connectSocket();
    const stopPresence = startPresence();
    return () => {
      stopPresence();
      disconnectSocket();
    };
  }, [userId]);
  // The line belongs to a login: who signs in again, even as the same user, gets a new one.
  useBusEvent("user:logged-in", reconnect);
  useBusEvent("user:logged-out", () => void leaveRegistry());
  useBusEvent("release:changed", outdateRegistry);
}
