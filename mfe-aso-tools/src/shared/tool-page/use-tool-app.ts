import type { TrackedApp } from "@listwise/contracts/apps";
import { useWorkspace } from "@listwise/shared-auth";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { trackedAppsQuery } from "../tracked-apps.api";
import { readLastApp, storeLastApp } from "./last-app";
import { useOldAddress } from "./use-old-address";

export interface ToolApp {
  /** The tracked apps. */
  apps: UseQueryResult<TrackedApp[]>;
  /** The app to work on; `null` without any app, and undefined while it is unknown. */
  tracked: TrackedApp | null | undefined;
  country: string;
  /** True if the app is not the current one, because all apps are current. */
  isPreselected: boolean;
}

/**
 * Returns the app and country that a tool works on: the current ones. While all apps are current, the app is the one last
 * used, else an own one.
 */
export function useToolApp(): ToolApp {
  const { appId, country, isKnown } = useWorkspace();
  const isRedirecting = useOldAddress();
  const apps = useQuery(trackedAppsQuery());
  const find = (id: number | null) => apps.data?.find(({ app }) => app.id === id);
  const current = find(appId);
  const isListed = current !== undefined;
  useEffect(() => {
    if (appId !== null && isListed) storeLastApp(appId);
  }, [appId, isListed]);
  // An app that was just tracked elsewhere is still missing in the list.
  const isComing = appId !== null && !isListed && apps.isFetching;
  const isReady = isKnown && !isRedirecting && !isComing && apps.data !== undefined;
  const preselected = find(readLastApp()) ?? apps.data?.find(({ relation }) => relation === "own");
  const tracked = current ?? preselected ?? apps.data?.[0] ?? null;
  return { apps, tracked: isReady ? tracked : undefined, country, isPreselected: !isListed };
}
