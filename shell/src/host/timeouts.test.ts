import {
  DIAGNOSIS_TIMEOUT_MS,
  FIRST_PAUSE_MS,
  LOAD_TIMEOUT_MS,
  MOUNT_TIMEOUT_MS,
  NAVIGATION_WAIT_MS,
  OVERLAY_DELAY_MS,
  PANEL_RENDER_MS,
  PANEL_PROMISE_MS,
  REGISTRY_TIMEOUT_MS,
  REQUIRED_WAIT_MS,
  RETRY_WINDOW_MS,
  REVALIDATE_WAIT_MS,
  SKELETON_DELAY_MS,
  SLOW_PANEL_PROMISE_MS,
  TICK_MS,
  TIMEOUT_ATTEMPTS,
} from "./timeouts";

test("the budgets have the documented values", () => {
  expect([SKELETON_DELAY_MS, OVERLAY_DELAY_MS]).toEqual([150, 300]);
  expect([MOUNT_TIMEOUT_MS, TIMEOUT_ATTEMPTS]).toEqual([10_000, 2]);
  expect([PANEL_PROMISE_MS, SLOW_PANEL_PROMISE_MS]).toEqual([10_000, 21_000]);
});

test.each([
  ["load", LOAD_TIMEOUT_MS],
  ["mount", MOUNT_TIMEOUT_MS],
])("a %s that never settles ends in the panel as promised, step by step", (_step, milliseconds) => {
  const steps = [REVALIDATE_WAIT_MS, TIMEOUT_ATTEMPTS * milliseconds, PANEL_RENDER_MS];
  expect(steps.reduce((sum, step) => sum + step)).toBe(SLOW_PANEL_PROMISE_MS);
});

test("three attempts with their diagnoses and longest pauses fit into the promise of an error panel", () => {
  const longestPauses = 1.5 * (FIRST_PAUSE_MS + 2 * FIRST_PAUSE_MS);
  expect(2 * DIAGNOSIS_TIMEOUT_MS + longestPauses).toBeLessThan(RETRY_WINDOW_MS);
  expect(REVALIDATE_WAIT_MS + RETRY_WINDOW_MS + DIAGNOSIS_TIMEOUT_MS + PANEL_RENDER_MS).toBeLessThan(
    PANEL_PROMISE_MS,
  );
});

test("a registry that does not respond is noticed within the promise", () => {
  expect(REQUIRED_WAIT_MS).toBeLessThan(REGISTRY_TIMEOUT_MS);
  expect(REGISTRY_TIMEOUT_MS + PANEL_RENDER_MS).toBeLessThan(PANEL_PROMISE_MS);
});

test("every timeout has several ticks, and nothing appears while the last page is still shown", () => {
  expect(REVALIDATE_WAIT_MS).toBeGreaterThanOrEqual(5 * TICK_MS);
  expect(SKELETON_DELAY_MS).toBeGreaterThanOrEqual(NAVIGATION_WAIT_MS);
});
