import { createTtlCache } from "../../infra/cache/ttl-cache";
import type { AppContext } from "../../infra/context";
import { MINUTE_MS } from "../../infra/durations";
import { AGE_QUANTILES } from "./schedule.repository";
import { loadFreshness } from "./schedule.service";

/** Adds gauges that show how old the ranks of tracked keywords are. They are measured at most once a minute. */
export function addFreshnessGauges({ metrics, db }: AppContext): void {
  const load = createTtlCache(() => loadFreshness(db), { ms: MINUTE_MS, max: 1 });
  metrics.addGauge({
    name: "rank_age_seconds",
    help: "Seconds since the last successful check of tracked keywords and storefronts by quantile, of all nodes.",
    labelNames: ["quantile"],
    read: async () =>
      ((await load()).ages ?? []).map((value, index) => ({
        labels: { quantile: String(AGE_QUANTILES[index]) },
        value,
      })),
  });
  metrics.addGauge({
    name: "ranks_overdue_ratio",
    help: "Share of tracked keywords without a successful check in two intervals of their plans, of all nodes.",
    read: async () => [{ value: (await load()).overdueRatio }],
  });
}
