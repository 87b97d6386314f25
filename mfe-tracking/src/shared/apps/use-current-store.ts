import { PLATFORMS, type Platform } from "@listwise/aso-core/stores";
import type { TrackedApp } from "@listwise/contracts/apps";
import { useWorkspace } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";
import { trackedAppsQuery } from "./apps.api";

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
