import {
  DIAGNOSIS_TIMEOUT_MS,
  ENTRY_TIMEOUT_MS,
  FIRST_PAUSE_MS,
  LIVE_TIME_SHARE,
  LOAD_TIMEOUT_MS,
  MIN_MOUNT_MS,
  MIN_RETRY_BUDGET_MS,
  MOUNT_TIMEOUT_MS,
  PANEL_RENDER_MS,
  PANEL_TIMEOUT_MS,
  REGISTRY_TIMEOUT_MS,
  REQUIRED_WAIT_MS,
  REVALIDATE_WAIT_MS,
} from "./timeouts";

const LIVE_LOAD_MS = LOAD_TIMEOUT_MS * LIVE_TIME_SHARE;

test("the budgets have the documented values", () => {
  expect(PANEL_TIMEOUT_MS).toBe(10_000);
  expect(ENTRY_TIMEOUT_MS).toBe(9_500);
  expect(LOAD_TIMEOUT_MS).toBe(8_000);
  expect(LIVE_LOAD_MS).toBe(6_000);
});

test("an entry fits into the promise of a panel, step by step", () => {
  const steps = [REVALIDATE_WAIT_MS, LOAD_TIMEOUT_MS, MIN_MOUNT_MS, PANEL_RENDER_MS];
  expect(steps.reduce((sum, step) => sum + step)).toBe(PANEL_TIMEOUT_MS);
  expect(MIN_MOUNT_MS).toBeGreaterThanOrEqual(MIN_RETRY_BUDGET_MS);
});

test("the slowest load leaves less than the full time for a mount, so the entry's timer shortens it", () => {
  const left = ENTRY_TIMEOUT_MS - REVALIDATE_WAIT_MS - LOAD_TIMEOUT_MS;
  expect(left).toBe(MIN_MOUNT_MS);
  expect(left).toBeLessThan(MOUNT_TIMEOUT_MS);
});

test("a diagnosis after the slowest load outlasts the entry, so only the entry's timer keeps the promise", () => {
  expect(REVALIDATE_WAIT_MS + LOAD_TIMEOUT_MS + DIAGNOSIS_TIMEOUT_MS).toBeGreaterThan(ENTRY_TIMEOUT_MS);
});

test("a live version that uses up its share, and its diagnosis, leave time for a fallback", () => {
  expect(LIVE_LOAD_MS + DIAGNOSIS_TIMEOUT_MS + MIN_RETRY_BUDGET_MS).toBeLessThanOrEqual(LOAD_TIMEOUT_MS);
});

test("two retries with their longest pauses fit into the live version's share", () => {
  const longestPauses = 1.5 * (FIRST_PAUSE_MS + 2 * FIRST_PAUSE_MS);
  expect(longestPauses + 3 * DIAGNOSIS_TIMEOUT_MS).toBeLessThan(LIVE_LOAD_MS);
});

test("a version whose mount hangs leaves time to load and mount another one", () => {
  const left = ENTRY_TIMEOUT_MS - REVALIDATE_WAIT_MS - MOUNT_TIMEOUT_MS;
  expect(left).toBeGreaterThan(MOUNT_TIMEOUT_MS + MIN_RETRY_BUDGET_MS);
});

test("a registry that does not respond is noticed within the promise", () => {
  expect(REQUIRED_WAIT_MS).toBeLessThan(REGISTRY_TIMEOUT_MS);
  expect(REGISTRY_TIMEOUT_MS + PANEL_RENDER_MS).toBeLessThan(PANEL_TIMEOUT_MS);
});
