// All time budgets of the host, in milliseconds and chosen by us. `timeouts.test.ts` checks that they add up.

/**
 * Promise to the visitor: this long after entering a remote, its page or an error panel is visible. The end-to-end tests
 * have their own copy in `e2e/fixtures/remotes/fault-expectations.ts`.
 */
export const PANEL_TIMEOUT_MS = 10_000;

// An entry, step by step: 500 registry + 8,000 load + 1,000 mount + 500 panel = 10,000.

/** Part of the promise that is kept for rendering the panel. */
export const PANEL_RENDER_MS = 500;
/** From entering a remote to its page or the decision for the panel. This timer alone keeps the promise. */
export const ENTRY_TIMEOUT_MS = PANEL_TIMEOUT_MS - PANEL_RENDER_MS;
/** Wait for a newer registry before a remote is entered. */
export const REVALIDATE_WAIT_MS = 500;
/** Time for the mount after the slowest possible load. */
export const MIN_MOUNT_MS = 1_000;
/** Files of a remote, over all versions and attempts. */
export const LOAD_TIMEOUT_MS = ENTRY_TIMEOUT_MS - REVALIDATE_WAIT_MS - MIN_MOUNT_MS;
/** From mounting to the first commit, or less if the entry ends earlier. */
export const MOUNT_TIMEOUT_MS = 2_000;

/** Share of the remaining load time for a version if there is another one to try after it: 6 of 8 s. */
export const LIVE_TIME_SHARE = 0.75;
/** Pause before the first automatic retry; each further one doubles it. */
export const FIRST_PAUSE_MS = 250;
/** Remaining time below which neither another attempt nor another version is tried. */
export const MIN_RETRY_BUDGET_MS = 500;
/** Request that determines why a script did not load. After the last attempt it may outlast the load. */
export const DIAGNOSIS_TIMEOUT_MS = 1_500;
/** A failed load is cached, because the route and its outlet request the module in turn. */
export const FAILURE_CACHE_MS = 1_000;

/** Unmount of a root, and before it the wait for a mount that has not settled. Nothing waits for either. */
export const UNMOUNT_TIMEOUT_MS = 2_000;

/** Request for the registry. */
export const REGISTRY_TIMEOUT_MS = 8_000;
/** Wait for a registry that decides what is shown next, if an older one can replace it. */
export const REQUIRED_WAIT_MS = 3_000;
/** Age from which the registry is revalidated before a remote is entered. */
export const REGISTRY_FRESH_MS = 5_000;

/** Quarantine of a version that failed to mount. */
export const QUARANTINE_MS = 300_000;
/** Quarantine of a live version that failed to load and was replaced. */
export const SKIP_MS = 10_000;
/** The circuit breaker stays open. */
export const BREAKER_OPEN_MS = 30_000;
/** A mounted version without an error counts as good. */
export const HEALTHY_AFTER_MS = 1_000;
/** Minimum interval between two reports that the same version works. */
export const REPORT_THROTTLE_MS = 30_000;

/** A navigation waits for a remote before the page changes and shows its skeleton. */
export const NAVIGATION_WAIT_MS = 150;
/** Limit for idle work, and the delay in browsers without `requestIdleCallback`. */
export const IDLE_TIMEOUT_MS = 5_000;
/** Limit for the first paint, because a background tab paints nothing. */
export const PAINT_TIMEOUT_MS = 100;
/** Overrides stay active in a tab: eight hours. */
export const OVERRIDE_TTL_MS = 8 * 3_600_000;
