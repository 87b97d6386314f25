import { createDataLoader } from "../../infra/cache/data-loader";
import type { AppContext } from "../../infra/context";
import { measureQueuedTargets } from "./targets.reads";

/** Adds gauges about the crawl queue, which show how fresh ranks are. A collection measures it once for both. */
export function addCrawlGauges({ metrics, db }: AppContext): void {
  const measure = createDataLoader(async () => new Map(Object.entries(await measureQueuedTargets(db))));
  const read = (figure: "queued" | "lagSeconds") => async () => [{ value: (await measure(figure)) ?? 0 }];
  metrics.addGauge({
    name: "crawls_queued",
    help: "Keywords and storefronts that are queued for a crawl, of all nodes.",
    read: read("queued"),
  });
  metrics.addGauge({
    name: "crawl_lag_seconds",
    help: "Seconds that the oldest crawl has been queued, of all nodes.",
    read: read("lagSeconds"),
  });
}
