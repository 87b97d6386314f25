import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Logger } from "../logging/logger";

/** A value of a gauge with its labels. */
export interface Reading {
  labels?: Record<string, string>;
  value: number;
}

/** A gauge whose values are read when they are collected. */
export interface GaugeDefinition {
  name: string;
  help: string;
  labelNames?: readonly string[];
  read: () => Promise<readonly Reading[]> | readonly Reading[];
}

export type Metrics = ReturnType<typeof createMetrics>;

const FAST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WAIT_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 1.5];
const JOB_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300, 900];

/**
 * Creates the metrics of this process. Counters and histograms are fields; a module adds gauges for what it can read,
 * such as the length of a queue. All names begin with `listwise_`, and times are in seconds.
 */
export function createMetrics(log: Logger) {
  const registry = new Registry();
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name: `listwise_${name}`, help, labelNames, registers });
  const histogram = <L extends string>(
    name: string,
    help: string,
    { labelNames, buckets }: { labelNames: readonly L[]; buckets: number[] },
  ) => new Histogram({ name: `listwise_${name}`, help, labelNames, buckets, registers });
  const failures = counter("metrics_failures_total", "Values that couldn't be read for a collection.", [
    "metric",
  ]);
  return {
    registry,
    http: histogram("http_request_duration_seconds", "Duration of calls by endpoint.", {
      labelNames: ["method", "route", "status"],
      buckets: FAST_SECONDS,
    }),
    poolWait: histogram("database_pool_wait_seconds", "Time that a statement waits for a connection.", {
      labelNames: ["pool"],
      buckets: WAIT_SECONDS,
    }),
    jobs: histogram("job_duration_seconds", "Duration of background jobs; result is done or failed.", {
      labelNames: ["job", "result"],
      buckets: JOB_SECONDS,
    }),
    storeCalls: histogram("store_request_duration_seconds", "Duration of calls to a store's host.", {
      labelNames: ["host", "result"],
      buckets: FAST_SECONDS,
    }),
    crawls: counter("crawls_total", "Crawls of a keyword in a storefront that ended.", ["result"]),
    exports: counter("exports_total", "Exports that ended, by their state.", ["status"]),
    mounts: counter("remote_mounts_total", "Mounts that browsers reported; result is mounted or failed.", [
      "remote",
      "version",
      "result",
    ]),
    vitals: {
      lcp: histogram("remote_lcp_seconds", "Largest contentful paint that browsers measured.", {
        labelNames: ["remote", "version"],
        buckets: [0.5, 1, 1.5, 2, 2.5, 4, 6, 10],
      }),
      inp: histogram("remote_inp_seconds", "Interaction to next paint that browsers measured.", {
        labelNames: ["remote", "version"],
        buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1],
      }),
      cls: histogram("remote_cls", "Cumulative layout shift that browsers measured.", {
        labelNames: ["remote", "version"],
        buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
      }),
    },
    /** Adds a gauge. If it can't be read, a collection leaves it out and counts the failure. */
    addGauge({ name, help, labelNames = [], read }: GaugeDefinition): void {
      new Gauge({
        name: `listwise_${name}`,
        help,
        labelNames: [...labelNames],
        registers,
        async collect() {
          this.reset();
          try {
            for (const { labels = {}, value } of await read()) this.set(labels, value);
          } catch (error) {
            // After the reset, prom-client would report 0 for a gauge without labels.
            if (labelNames.length === 0) this.remove();
            failures.inc({ metric: name });
            log.warn({ err: error, metric: name }, "a metric couldn't be read");
          }
        },
      });
    },
  };
}
