// All time budgets of the host, in milliseconds and chosen by us. `timeouts.test.ts` checks that they add up.

// Timeouts count active time: the page is visible and its event loop runs (`active-timer.ts`). A remote that is slow is
// not broken, so a load or a mount that times out is tried once more before the panel appears.

/** Resolution of active time. */
export const TICK_MS = 100;

/** Wait for a newer registry before a remote is entered. */
export const REVALIDATE_WAIT_MS = 500;
/** Attempt to load a version, from its start or from the last file that arrived. */
export const LOAD_TIMEOUT_MS = 10_000;
/** From mounting to the first commit. */
export const MOUNT_TIMEOUT_MS = 10_000;
/** Attempts to load or to mount a version that times out. A fallback has one. */
export const TIMEOUT_ATTEMPTS = 2;
/** Part of the promises that is kept for rendering the panel. */
export const PANEL_RENDER_MS = 500;

// The two promises are checked, not waited for: to change the wait, change LOAD_TIMEOUT_MS or MOUNT_TIMEOUT_MS. The
// end-to-end tests have a copy in `e2e/fixtures/remotes/fault-expectations.ts`, and the smoke tests wait longer than both
// (`start-chromium.ts` in the backend). `docs/protocol.md` and F3 and F46 in `docs/quality.md` name them.

/**
 * Promise to the visitor: this long after entering a remote that fails, an error panel is visible. It is more than
 * REVALIDATE_WAIT_MS + RETRY_WINDOW_MS + DIAGNOSIS_TIMEOUT_MS + PANEL_RENDER_MS.
 */
export const PANEL_PROMISE_MS = 10_000;
/**
 * Promise to the visitor: this long after entering a remote without a fallback whose load or mount never settles, the
 * panel of a slow remote is visible. It equals REVALIDATE_WAIT_MS + TIMEOUT_ATTEMPTS · LOAD_TIMEOUT_MS + PANEL_RENDER_MS,
 * and the same with MOUNT_TIMEOUT_MS: one of the two never settles, so they aren't added. A load that receives files is
 * extended by each of them.
 */
export const SLOW_PANEL_PROMISE_MS = 21_000;

/** Time from the start of a load after which a failed attempt is not followed by another one. */
export const RETRY_WINDOW_MS = 6_000;
/** Pause before the first automatic retry; each further one doubles it. */
export const FIRST_PAUSE_MS = 250;
/** Request that determines why a script did not load. */
export const DIAGNOSIS_TIMEOUT_MS = 1_500;
/** A failed load is cached, because the route and its outlet request the module in turn. */
export const FAILURE_CACHE_MS = 1_000;

/** Unmount of a root. Nothing waits for it. */
export const UNMOUNT_TIMEOUT_MS = 2_000;

/** Request for the registry. */
export const REGISTRY_TIMEOUT_MS = 8_000;
/** Wait for a registry that decides what is shown next, if an older one can replace it. */
export const REQUIRED_WAIT_MS = 3_000;
/** Response of a development server, which first compiles. */
export const DEV_SERVER_TIMEOUT_MS = 30_000;
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
/** A page that has mounted and waits for nothing, but still shows nothing, has failed. */
export const EMPTY_MOUNT_MS = 5_000;
/** Time from mounting to the first commit above which a mount counts as slow although it succeeds. */
export const SLOW_MOUNT_MS = 5_000;
/** Minimum interval between two reports that the same version works. */
export const REPORT_THROTTLE_MS = 30_000;

/** A navigation waits for a remote before the page changes. */
export const NAVIGATION_WAIT_MS = 150;
/** The skeleton of a page appears. It is not shorter than the wait of a navigation, in which the last page is shown. */
export const SKELETON_DELAY_MS = 150;
/** The branded overlay appears, as specified. */
export const OVERLAY_DELAY_MS = 300;
/** Limit for idle work, and the delay in browsers without `requestIdleCallback`. */
export const IDLE_TIMEOUT_MS = 5_000;
/** Limit for the first paint, because a background tab paints nothing. */
export const PAINT_TIMEOUT_MS = 100;
/** Overrides stay active in a tab: eight hours. */
export const OVERRIDE_TTL_MS = 8 * 3_600_000;
