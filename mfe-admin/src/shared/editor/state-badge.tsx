import { Badge } from "@listwise/shared-ui";
import { stateNames, stateOf, stateTones } from "./publication";

export function StateBadge({ of }: { of: { status: string; publishedAt: string | null } }) {
  const state = stateOf(of);
  return <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>;
}
