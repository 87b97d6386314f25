import type { AppSummary, Relation } from "@listwise/contracts/apps";
import { Badge, EllipsisIcon, EyeIcon, Menu, Row, SmartphoneIcon } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { trackedAppsQuery } from "../../shared/tracked-apps.api";
import { useChangeRelation } from "./use-change-relation";

const RELATION_NAMES: Record<Relation, string> = {
  own: "Your app",
  competitor: "Competitor",
  watching: "Watching",
};

/** An app whose relation can be changed. */
export type RelatedApp = Pick<AppSummary, "id" | "storeId" | "name">;

/** Renders an app's relation to the user and a menu that changes it and the apps that it competes with. */
export function RelationMenu({ app, country }: { app: RelatedApp; country: string }) {
  const { data: apps = [] } = useQuery(trackedAppsQuery());
  const tracked = apps.find((one) => one.app.id === app.id);
  const change = useChangeRelation(app, country);
  const relation = tracked ? (tracked.relation ?? "watching") : null;
  const rivals = apps.filter((one) => one.relation === "own" && one.app.id !== app.id);
  const items = [
    relation !== "own" && {
      key: "own",
      label: "This is my app",
      icon: <SmartphoneIcon size={14} />,
      onSelect: () => change.relate("own", tracked !== undefined),
    },
    relation !== null &&
      relation !== "watching" && {
        key: "watch",
        label: relation === "own" ? "Not my app" : "Stop comparing",
        icon: <EyeIcon size={14} />,
        onSelect: () => change.relate("watching", true),
      },
    ...rivals.map(({ app: own }, index) => {
      const checked = tracked?.competitorOf?.includes(own.id) ?? false;
      return {
        key: `of-${own.id}`,
        label: `Competitor of ${own.name}`,
        checked,
        separated: index === 0,
        onSelect: () => change.link(own.id, !checked),
      };
    }),
  ].filter((item) => item !== false);
  return (
    <Row $gap={2}>
      {relation !== null && (
        <Badge tone={relation === "own" ? "info" : "neutral"}>{RELATION_NAMES[relation]}</Badge>
      )}
      <Menu
        label={`Relation of ${app.name}`}
        icon={<EllipsisIcon size={16} />}
        iconOnly
        size="sm"
        items={items}
      />
    </Row>
  );
}
