import { CircleCheckIcon, GaugeIcon, Stat, TriangleAlertIcon } from "@listwise/shared-ui";
import { Counters } from "./counters.styles";
import type { Overview } from "../../shared/limits/usage-level";

export function UsageCounters({ overview }: { overview: Overview }) {
  return (
    <Counters>
      <Stat
        label="Total Features"
        value={overview.features.length}
        hint="In your plan"
        icon={<CircleCheckIcon size={15} aria-hidden="true" />}
      />
      <Stat
        label="Near Limit"
        value={overview.nearLimit.length}
        hint="70% or more used"
        icon={<GaugeIcon size={15} aria-hidden="true" />}
      />
      <Stat
        label="Upgrade Needed"
        value={overview.exceeded.length}
        hint="Limit reached"
        icon={<TriangleAlertIcon size={15} aria-hidden="true" />}
      />
    </Counters>
  );
}
