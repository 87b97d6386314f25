import { PLATFORMS, type Platform } from "@listwise/aso-core/stores";
import type { TrackedApp } from "@listwise/contracts/apps";
import { useWorkspace } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { trackedAppsQuery } from "./apps.api";
import { useTrackedApps } from "./use-tracked-apps";

/**
 * Returns the store of an app's keyword list. Keywords without an app are in the only store of the tracked apps, or else in
 * the App Store.
 */
export function getListStore(apps: readonly TrackedApp[] = [], appId: number | null): Platform {
  const own = apps.filter(({ app }) => appId === null || app.id === appId);
  const [store = PLATFORMS[0], ...others] = new Set(own.map(({ app }) => app.platform));
  return others.length > 0 ? PLATFORMS[0] : store;
}

/** Returns the store of the current app's keyword list; undefined while that is unknown. */
export function useCurrentStore(): Platform | undefined {
  const { appId, isKnown } = useWorkspace();
  const { data, isPending } = useQuery(trackedAppsQuery());
  return isKnown && !isPending ? getListStore(data, appId) : undefined;
}

/** Returns the stores of the tracked apps by app; empty while they are unknown. */
export function useStoresByApp(): ReadonlyMap<number, Platform> {
  const apps = useTrackedApps();
  return useMemo(() => new Map(apps?.map(({ app }) => [app.id, app.platform])), [apps]);
}

/** Returns the stores of the current app's list, or of all lists; both while that is unknown. */
export function useListedStores(): readonly Platform[] {
  const { appId } = useWorkspace();
  const byApp = useStoresByApp();
  return useMemo(() => {
    const listed = appId === null ? [...byApp.values()] : [byApp.get(appId)];
    const stores = PLATFORMS.filter((store) => listed.includes(store));
    return stores.length > 0 ? stores : PLATFORMS;
  }, [byApp, appId]);
}
