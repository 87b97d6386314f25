// Scripts that run in the page. They are texts, because this package has no types of the browser.

/** Name of the function through which a page reports. */
export const REPORT = "__listwiseSmoke";
const READ_TASKS = "__listwiseReadTasks";

/**
 * Reports long tasks and violations of the security policy, and starts the application of pages that wait for a visitor,
 * as a key does.
 */
export const WATCH_PAGE = `
document.addEventListener("DOMContentLoaded", () => document.dispatchEvent(new KeyboardEvent("keydown")));
let longestMs = 0;
const report = (entries) => {
  for (const { duration } of entries) {
    longestMs = Math.max(longestMs, duration);
    globalThis.${REPORT}("task", duration);
  }
};
const observer = new PerformanceObserver((list) => report(list.getEntries()));
observer.observe({ type: "longtask", buffered: true });
globalThis.${READ_TASKS} = () => {
  report(observer.takeRecords());
  return longestMs;
};
document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
  globalThis.${REPORT}("violation", [effectiveDirective, blockedURI, sample].filter(Boolean).join(" "));
});`;

/**
 * Returns the duration of the document's longest task in ms; 0 without one of over 50 ms. The browser reports a task some time
 * after its end, so one that has just ended is not reported yet.
 */
export const READ_LONGEST_TASK = `globalThis.${READ_TASKS}()`;

/** State of a page. */
export interface PageState {
  path: string;
  slot: { status: string | null; version: string | null } | null;
  /** True while the page itself, and not only its data, is loading. */
  isMounting: boolean;
  /** True while data is loading. */
  isBusy: boolean;
  isEmpty: boolean;
  links: string[];
}

const INTERACTIVE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Returns a script that returns the {@link PageState}, with the slot of a remote. */
export function createReadPage(remote: string | null): string {
  return `(() => {
    const main = document.querySelector("main") ?? document.body;
    const slot = ${remote === null ? "null" : `main.querySelector('[data-remote="${remote}"]')`};
    const part = slot ?? main;
    const links = [...document.querySelectorAll("a[href]")].map((link) => new URL(link.href, location.href));
    return {
      path: location.pathname,
      slot: slot && { status: slot.dataset.remoteStatus ?? null, version: slot.dataset.remoteVersion ?? null },
      isMounting: document.querySelector('#first-view, main [data-remote-status="loading"]') !== null
        || main.textContent.trim() === "" && slot === null && document.readyState !== "complete",
      isBusy: main.querySelector('[aria-busy="true"]') !== null,
      isEmpty: part.innerText.trim() === "" && part.querySelector("${INTERACTIVE}") === null,
      links: links.filter(({ origin }) => origin === location.origin).map(({ pathname, search }) => pathname + search),
    };
  })()`;
}

/** Returns the rules of WCAG 2.2 AA that the page's main part breaks. Needs axe in the page. */
export const READ_ACCESSIBILITY = `axe.run(document.querySelector("main") ?? document, {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
}).then(({ violations }) => violations.map(({ id, impact, help, nodes }) => ({
  id,
  impact: impact ?? null,
  help,
  count: nodes.length,
  html: nodes[0]?.html.slice(0, 120) ?? "",
})))`;
