import { Badge } from "@listwise/shared-ui";
import { stateNames, getPublicationState, stateTones } from "./publication";

export function StateBadge({ of }: { of: { status: string; publishedAt: string | null } }) {
  const state = getPublicationState(of);
  return <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>;
}
