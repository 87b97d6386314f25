import type { AppSummary } from "@listwise/contracts/apps";
import { Badge, EllipsisIcon, Menu, type ControlSize } from "@listwise/shared-ui";
import { relationNames } from "./relation-names";
import { useRelationActions } from "./use-relation-actions";
import { useTrackedApps } from "./use-tracked-apps";

interface RelationProps {
  app: AppSummary;
  /** Storefront in which the app is shown. */
  country?: string;
  size?: ControlSize;
}

/** Renders the button with the actions that change an app's relation to the user. */
export function RelationMenu({ app, country, size = "sm" }: RelationProps) {
  const items = useRelationActions(app, { country });
  if (items.length === 0) return null;
  return (
    <Menu
      label={`More for ${app.name}`}
      icon={<EllipsisIcon size={16} />}
      iconOnly
      align="end"
      size={size}
      items={items}
    />
  );
}

/** Renders what an app is to the user: own, competitor or watched. Nothing for an app that isn't tracked. */
export function RelationBadge({ app }: { app: Pick<AppSummary, "id"> }) {
  const tracked = useTrackedApps()?.find((one) => one.app.id === app.id);
  if (!tracked) return null;
  const relation = tracked.relation ?? "watching";
  return <Badge tone={relation === "own" ? "info" : "neutral"}>{relationNames[relation]}</Badge>;
}
