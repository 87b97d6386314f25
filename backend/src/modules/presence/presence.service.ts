import { PRESENCE_REPORT_INTERVAL_MS } from "@listwise/contracts/account";
import type { AppContext } from "../../infra/context";
import { saveReports, recordChanges, type Report } from "./presence.repository";

const TICK_MS = 1_000;

/** Buffers reports in memory and writes them together once a second. */
export interface PresenceBuffer {
  /** Adds a report, unless the session's last one is too recent. */
  take(report: Report): void;
  /** Writes the buffered reports and notifies administrators about changes of status. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export function createPresenceBuffer(ctx: AppContext): PresenceBuffer {
  let waiting = new Map<string, Report>();
  let lastTaken = new Map<string, Report>();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    const reports = [...waiting.values()];
    waiting = new Map();
    if (reports.length > 0) await saveReports(ctx.db, reports);
    for (const change of await recordChanges(ctx.db)) ctx.sockets.toAdmins("presence:changed", change);
    const fresh = Date.now() - PRESENCE_REPORT_INTERVAL_MS;
    lastTaken = new Map([...lastTaken].filter(([, { at }]) => at > fresh));
  }

  function tick(): void {
    running = flush()
      .catch((error: unknown) => ctx.log.warn({ err: error }, "presence was not written"))
      .then(() => {
        if (timer) timer = setTimeout(tick, TICK_MS).unref();
      });
  }

  return {
    take(report) {
      const last = lastTaken.get(report.sessionId);
      // Switching tabs hides one and shows the other at the same moment, so a visible report isn't throttled.
      const looksAgain = last?.hidden && !report.hidden;
      if (last && report.at - last.at < PRESENCE_REPORT_INTERVAL_MS && !looksAgain) return;
      lastTaken.set(report.sessionId, report);
      waiting.set(report.sessionId, report);
    },
    flush,
    start: () => void (timer = setTimeout(tick, TICK_MS).unref()),
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
