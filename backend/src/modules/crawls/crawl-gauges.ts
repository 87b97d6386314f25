import type { AppContext } from "../../infra/context";
import { measureQueuedTargets } from "./targets.reads";

/** Adds gauges about the crawl queue, which show how fresh ranks are. */
export function addCrawlGauges({ metrics, db }: AppContext): void {
  metrics.addGauge({
    name: "crawls_queued",
    help: "Keywords and storefronts that are queued for a crawl, of all nodes.",
    read: async () => [{ value: (await measureQueuedTargets(db)).queued }],
  });
  metrics.addGauge({
    name: "crawl_lag_seconds",
    help: "Seconds that the oldest crawl has been queued, of all nodes.",
    read: async () => [{ value: (await measureQueuedTargets(db)).lagSeconds }],
  });
}
