/** Kinds of requests that load code: script elements, and the preload hints for them. */
const CODE_INITIATORS: ReadonlySet<string> = new Set(["script", "link"]);

function isCode(entry: PerformanceEntry): boolean {
  return "initiatorType" in entry && CODE_INITIATORS.has(String(entry.initiatorType));
}

/**
 * Calls `onArrival` whenever a file of code has arrived. The browser does not report the bytes of a script on its way,
 * but files that keep arriving, also those of other releases, show that the network is slow rather than dead. Returns a
 * function that stops it.
 */
export function watchArrivals(onArrival: () => void): () => void {
  if (!("PerformanceObserver" in globalThis)) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(isCode)) onArrival();
  });
  observer.observe({ type: "resource" });
  return () => observer.disconnect();
}
