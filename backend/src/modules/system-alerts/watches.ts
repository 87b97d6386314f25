import type { AlertConfig } from "@listwise/contracts";

/** What is watched, as shipped. */
export const WATCHES: readonly AlertConfig[] = [
  {
    id: "store-hosts",
    name: "Hosts of the store left alone",
    description: "Hosts that failed ten times in a row.",
    enabled: true,
    threshold: 1,
  },
  {
    id: "waiting-requests",
    name: "Requests in line",
    description: "Requests to the store that have waited for more than an hour.",
    enabled: true,
    threshold: 100,
  },
  {
    id: "failed-requests",
    name: "Failed requests",
    description: "Requests to the store that were given up within the last day.",
    enabled: true,
    threshold: 50,
  },
  {
    id: "failed-sign-ins",
    name: "Refused sign-ins",
    description: "Attempts to sign in that were refused within the last quarter of an hour.",
    enabled: true,
    threshold: 50,
  },
  {
    id: "failing-releases",
    name: "Failing releases",
    description: "Versions that failed for most pages within the last quarter of an hour.",
    enabled: true,
    threshold: 1,
  },
  {
    id: "disk-usage",
    name: "Disk usage",
    description: "Percent of the disk with the data folder in use, on the node that runs the check.",
    enabled: true,
    threshold: 90,
  },
  {
    id: "database-latency",
    name: "Database latency",
    description: "Milliseconds until the database answers the simplest query, the best of three.",
    enabled: true,
    threshold: 500,
  },
  {
    id: "database-connections",
    name: "Database connections",
    description: "Percent of the connections that the database allows in use.",
    enabled: true,
    threshold: 85,
  },
  {
    id: "database-outage",
    name: "Database outage",
    description: "Seconds without the database within the last 15 minutes, on the node that runs the check.",
    enabled: true,
    threshold: 5,
  },
  {
    id: "queue-lag",
    name: "Queue lag",
    description: "Seconds that the oldest background job has been due without being started.",
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
