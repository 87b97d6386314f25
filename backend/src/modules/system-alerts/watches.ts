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
];
