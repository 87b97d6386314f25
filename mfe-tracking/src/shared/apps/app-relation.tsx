import type { AppSummary } from "@listwise/contracts/apps";
import { RelationBadge, RelationMenu, type ControlSize } from "@listwise/shared-ui";
import { useLinkMenu } from "./linked/use-link-menu";
import { useChangeRelation } from "./use-change-relation";
import { useTrackedApps } from "./use-tracked-apps";

interface AppRelationMenuProps {
  app: AppSummary;
  /** Storefront in which the app is shown. */
  country?: string;
  size?: ControlSize;
}

/** Renders the menu that changes an app's relation to the user, and links it with the other store. */
export function AppRelationMenu({ app, country, size = "sm" }: AppRelationMenuProps) {
  const change = useChangeRelation(app, country);
  const apps = useTrackedApps();
  const link = useLinkMenu(app);
  return (
    <>
      <RelationMenu app={app} apps={apps} size={size} more={link.items} onChange={change} />
      {link.dialog}
    </>
  );
}

/** Renders what an app is to the user. Nothing for an app that isn't tracked. */
export function AppRelationBadge({ app }: { app: Pick<AppSummary, "id"> }) {
  const tracked = useTrackedApps()?.find((one) => one.app.id === app.id);
  return tracked ? <RelationBadge relation={tracked.relation ?? "watching"} /> : null;
}
