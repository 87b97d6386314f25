import { Badge } from "../primitives/badge";
import { RELATION_NAMES, type AppRelation } from "./relations";

/** Renders what an app is to the user. */
export function RelationBadge({ relation }: { relation: AppRelation }) {
  return <Badge tone={relation === "own" ? "info" : "neutral"}>{RELATION_NAMES[relation]}</Badge>;
}
