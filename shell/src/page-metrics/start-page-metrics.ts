import { releaseMetricsEndpoints } from "@listwise/contracts/releases";
import { call, log } from "@listwise/shared-auth";
import { onCLS, onINP, onLCP } from "web-vitals";
import type { LoggedVersion } from "../host/page-log";
import type { RemoteRuntime } from "../host/remote-runtime";
import { buildReport, getKey, type Figures } from "./build-report";
import { findFileVersion, findShellVersion } from "./release-folders";

/** Returns the version whose slot contains a node; `null` outside of all slots. */
function findSlotVersion(node: Node | null | undefined): LoggedVersion | null {
  const element = node instanceof Element ? node : node?.parentElement;
  const slot = element?.closest<HTMLElement>("[data-remote-version]");
  const { remote: name, remoteVersion: version } = slot?.dataset ?? {};
  return name && version ? { name, version } : null;
}

/**
 * Measures the page from its start until it is hidden: web vitals, and the compressed bytes of each release. The largest
 * paint counts for the first page's remote and for the shell; a slow interaction and a layout shift count for the remote
 * whose slot contains their element, else for the shell. Every time the page is hidden, it reports what is new.
 */
export function startPageMetrics(runtime: RemoteRuntime, page: string): void {
  const figures = new Map<string, Figures>();
  const note = (release: LoggedVersion | null, change: Figures) => {
    if (release) figures.set(getKey(release), { ...figures.get(getKey(release)), ...change });
  };
  const shell = findShellVersion(runtime);
  let first: LoggedVersion | null = null;
  // The first page's remote may still be loading.
  const findFirst = () => (first ??= findSlotVersion(document.querySelector("main [data-remote-version]")));
  findFirst();

  onLCP(({ value }) => {
    for (const release of [findFirst(), shell]) note(release, { lcpMs: Math.round(value) });
  });
  onINP(({ value, entries }) => {
    note(findSlotVersion(entries.at(-1)?.target) ?? shell, { inpMs: Math.round(value) });
  });
  onCLS(({ value, entries }) => {
    const [largest] = entries.toSorted((a, b) => b.value - a.value);
    const owner = largest ? findSlotVersion(largest.sources[0]?.node) : findFirst();
    note(owner ?? shell, { cls: value });
  });
  observeBytes(runtime, (release, bytes) => {
    note(release, { bytes: (figures.get(getKey(release))?.bytes ?? 0) + bytes });
  });

  function report() {
    if (document.visibilityState !== "hidden" || !navigator.onLine) return;
    const releases = buildReport(runtime, figures);
    call(releaseMetricsEndpoints.measured, { body: { page, releases }, keepalive: true }).catch(
      (problem: unknown) => log.warn("the measurements could not be reported", problem),
    );
  }
  // After the listeners of web-vitals, which settle the figures.
  window.addEventListener("visibilitychange", report);
}

function observeBytes(runtime: RemoteRuntime, add: (release: LoggedVersion, bytes: number) => void): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const release = entry.name.startsWith("http") ? findFileVersion(runtime, entry.name) : null;
      const bytes = "encodedBodySize" in entry ? Number(entry.encodedBodySize) : 0;
      // 0 if another origin doesn't tell the size.
      if (release && bytes > 0) add(release, bytes);
    }
  }).observe({ type: "resource", buffered: true });
}
