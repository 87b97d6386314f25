import { CircleCheckIcon, GaugeIcon, Stat, TriangleAlertIcon } from "@listwise/shared-ui";
import { Counters } from "./counters.styles";
import type { Overview } from "../../shared/usage-level";

export function UsageCounters({ overview }: { overview: Overview }) {
  return (
    <Counters>
      <Stat
        label="Total Features"
        value={overview.features.length}
        hint="In your plan's limits"
        icon={<CircleCheckIcon size={15} aria-hidden="true" />}
      />
      <Stat
        label="Near Limit"
        value={overview.nearLimit.length}
        hint="70% used or more"
        icon={<GaugeIcon size={15} aria-hidden="true" />}
      />
      <Stat
        label="Upgrade Needed"
        value={overview.exceeded.length}
        hint="Nothing left to use"
        icon={<TriangleAlertIcon size={15} aria-hidden="true" />}
      />
    </Counters>
  );
}
