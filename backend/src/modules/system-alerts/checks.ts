import type { AlertConfig } from "@listwise/contracts/admin";

/** Default configuration of all checks. */
export const CHECKS: readonly AlertConfig[] = [
  {
    id: "store-hosts",
    name: "Paused store hosts",
    description: "Store hosts that failed ten times in a row.",
    enabled: true,
    threshold: 1,
  },
  {
    id: "waiting-requests",
    name: "Queued requests",
    description: "Store requests that have been waiting for more than an hour.",
    enabled: true,
    threshold: 100,
  },
  {
    id: "failed-requests",
    name: "Failed requests",
    description: "Store requests that failed permanently within the last day.",
    enabled: true,
    threshold: 50,
  },
  {
    id: "failed-sign-ins",
    name: "Failed sign-ins",
    description: "Sign-in attempts refused within the last 15 minutes.",
    enabled: true,
    threshold: 50,
  },
  {
    id: "failing-releases",
    name: "Failing releases",
    description: "Versions that failed on most pages within the last 15 minutes.",
    enabled: true,
    threshold: 1,
  },
  {
    id: "regressed-releases",
    name: "Regressed releases",
    description:
      "Live versions that are much slower or fail much more often than the version before, by what browsers measured within the last 7 days.",
    enabled: true,
    threshold: 1,
  },
  {
    id: "automatic-rollbacks",
    name: "Automatic rollbacks",
    description: "Versions that were rolled back automatically within the last day.",
    enabled: true,
    threshold: 1,
  },
  {
    id: "disk-usage",
    name: "Disk usage",
    description: "Used percentage of the data folder's disk, on the node that runs the check.",
    enabled: true,
    threshold: 90,
  },
  {
    id: "database-latency",
    name: "Database latency",
    description: "Response time of a trivial database query in milliseconds, best of three.",
    enabled: true,
    threshold: 500,
  },
  {
    id: "database-connections",
    name: "Database connections",
    description: "Percentage of the allowed database connections in use.",
    enabled: true,
    threshold: 85,
  },
  {
    id: "database-outage",
    name: "Database outage",
    description: "Seconds without a database within the last 15 minutes, on the node that runs the check.",
    enabled: true,
    threshold: 5,
  },
  {
    id: "queue-lag",
    name: "Queue lag",
    description: "Seconds that the oldest due background job has been waiting.",
    enabled: true,
    threshold: 300,
  },
  {
    id: "failed-jobs",
    name: "Failed jobs",
    description: "Background jobs that failed after their last attempt, within the last hour.",
    enabled: true,
    threshold: 10,
  },
];
