import type { AppSummary } from "@listwise/contracts/apps";
import { useTrackedApps } from "../use-tracked-apps";

/** Returns the app in the other store that an app is linked to; `null` without one and while it is unknown. */
export function useLinkedApp(appId: number): AppSummary | null {
  const apps = useTrackedApps();
  const linkedTo = apps?.find(({ app }) => app.id === appId)?.linkedTo;
  return apps?.find(({ app }) => app.id === linkedTo)?.app ?? null;
}
