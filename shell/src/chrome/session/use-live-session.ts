import { connectSocket, disconnectSocket, useBusEvent, useSession } from "@listwise/shared-auth";
import { useEffect } from "react";
import { loadRegistry, outdateRegistry } from "../../platform/registry/load-registry";

/** Real-time while someone is signed in, and the registry for whoever it is. */
export function useLiveSession(): void {
  const userId = useSession((session) => session.user?.id ?? null);
  useEffect(() => {
    if (userId === null) return undefined;
    connectSocket();
    return disconnectSocket;
  }, [userId]);
  useBusEvent("user:logged-out", () => void loadRegistry());
  useBusEvent("release:changed", outdateRegistry);
}
