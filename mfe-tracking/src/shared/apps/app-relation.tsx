import type { AppSummary } from "@listwise/contracts/apps";
import { RelationBadge, RelationMenu, type ControlSize } from "@listwise/shared-ui";
import { useChangeRelation } from "./use-change-relation";
import { useTrackedApps } from "./use-tracked-apps";

interface AppRelationMenuProps {
  app: AppSummary;
  /** Storefront in which the app is shown. */
  country?: string;
  size?: ControlSize;
}

/** Renders the menu that changes an app's relation to the user. */
export function AppRelationMenu({ app, country, size = "sm" }: AppRelationMenuProps) {
  const change = useChangeRelation(app, country);
  return <RelationMenu app={app} apps={useTrackedApps()} size={size} onChange={change} />;
}

/** Renders what an app is to the user. Nothing for an app that isn't tracked. */
export function AppRelationBadge({ app }: { app: Pick<AppSummary, "id"> }) {
  const tracked = useTrackedApps()?.find((one) => one.app.id === app.id);
  return tracked ? <RelationBadge relation={tracked.relation ?? "watching"} /> : null;
}
