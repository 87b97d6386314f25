import type { ReleaseStatus } from "@listwise/contracts/releases";

/** Creates a release for tests: 1.3.0 is live, 1.4.0 is published, both are healthy. */
export function aRelease(change: Partial<ReleaseStatus> = {}): ReleaseStatus {
  return {
    name: "mfe-tracking",
    stable: "1.3.0",
    canary: null,
    previous: ["1.2.0"],
    enabled: true,
    versions: [
      { version: "1.4.0", publishedAt: "2026-11-19T08:00:00.000Z" },
      { version: "1.3.0", publishedAt: null },
    ],
    health: [{ version: "1.3.0", mounts: 40, failures: 0, failureShare: 0, lastFailure: null }],
    ...change,
  };
}
