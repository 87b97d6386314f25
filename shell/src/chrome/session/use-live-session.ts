import { connectSocket, disconnectSocket, getView, useBusEvent, useSession } from "@listwise/shared-auth";
import { useEffect } from "react";
import { resetRegistry } from "../../host/delivery/reset-registry";
import { pageRuntime } from "../../host/page-runtime";
import { markRegistryStale } from "../../host/registry/load-registry";
import { startPresence } from "./presence/start-presence";

function reconnect(): void {
  disconnectSocket();
  connectSocket();
}

/**
 * Keeps the real-time connection and presence reports running while a user is signed in, and the registry up
 * to date.
 */
export function useLiveSession(): void {
  const userId = useSession((session) => session.user?.id ?? null);
  useEffect(() => {
    // Presence is the owner's, not that of an administrator who views the account.
    if (userId === null || getView()) return undefined;
    connectSocket();
    const stopPresence = startPresence();
    return () => {
      stopPresence();
      disconnectSocket();
    };
  }, [userId]);
  // A connection belongs to one login; signing in again, even as the same user, opens a new one.
  useBusEvent("user:logged-in", reconnect);
  useBusEvent("user:logged-out", () => void resetRegistry(pageRuntime));
  useBusEvent("release:changed", markRegistryStale);
}
