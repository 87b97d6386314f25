import { RelationBadge, RelationMenu, Row } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { trackedAppsQuery } from "../../shared/tracked-apps.api";
import { useChangeRelation, type RelatedApp } from "./use-change-relation";

/** Renders an app's relation to the user and a menu that changes it and the apps that it competes with. */
export function AppRelation({ app, country }: { app: RelatedApp; country: string }) {
  const { data: apps } = useQuery(trackedAppsQuery());
  const tracked = apps?.find((one) => one.app.id === app.id);
  return (
    <Row $gap={2}>
      {tracked && <RelationBadge relation={tracked.relation ?? "watching"} />}
      <RelationMenu app={app} apps={apps} onChange={useChangeRelation(app, country)} />
    </Row>
  );
}
