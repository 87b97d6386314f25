import type { AppContext } from "../../infra/context";
import { findHosts } from "./health.repository";
import { BREAKER } from "./sources/live/host-rate-limit.repository";

/** Adds gauges about the hosts of the store and their circuit breakers. */
export function addHostGauges({ metrics, db }: AppContext): void {
  metrics.addGauge({
    name: "store_host_failures",
    help: "Consecutive failures of a store's host.",
    labelNames: ["host"],
    read: async () =>
      (await findHosts(db)).map(({ host, failures }) => ({ labels: { host }, value: failures })),
  });
  metrics.addGauge({
    name: "store_host_breaker_open",
    help: "1 while the circuit breaker of a store's host is open, else 0.",
    labelNames: ["host"],
    read: async () =>
      (await findHosts(db)).map(({ host, failures }) => ({
        labels: { host },
        value: failures >= BREAKER.failures ? 1 : 0,
      })),
  });
}
