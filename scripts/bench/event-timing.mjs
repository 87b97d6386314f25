// Measures interactions with the browser's Event Timing API: the time from input until the next paint, as INP counts it.

/** @import { Page } from "@playwright/test" */

/** Lets the page record the duration of each interaction that starts after this. Runs in the page, before its scripts. */
export function recordInteractions() {
  /** @type {Map<number, number>} */
  const durations = new Map();
  Reflect.set(window, "__interactions", durations);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = entry instanceof PerformanceEventTiming ? entry.interactionId : 0;
      if (id) durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration));
    }
  });
  // TypeScript doesn't know `durationThreshold`, so the options are not a literal argument.
  const options = { type: "event", durationThreshold: 16, buffered: true };
  observer.observe(options);
}

/** Waits until the page has painted and is idle, because an entry arrives after the paint that ends it. Runs in the page. */
async function waitForEntries() {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/**
 * Returns the longest duration in ms of the interactions since the last call, 0 if none took 16 ms.
 * @param {Page} page
 */
export async function takeLongestInteraction(page) {
  await page.evaluate(waitForEntries);
  return page.evaluate(() => {
    /** @type {Map<number, number>} */
    const durations = Reflect.get(window, "__interactions");
    const longest = Math.max(0, ...durations.values());
    durations.clear();
    return longest;
  });
}
