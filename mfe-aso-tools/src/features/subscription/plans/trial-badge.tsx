import { Badge, formatDate } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { trialQuery } from "./plan-state.api";

/** Renders the end of the free trial that runs. */
export function TrialBadge() {
  const trial = useQuery(trialQuery()).data?.data;
  if (!trial || trial.endedAt !== null) return null;
  return <Badge tone="warning">Free trial until {formatDate(trial.endsAt)}</Badge>;
}
