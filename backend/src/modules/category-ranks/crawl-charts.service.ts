import type { Platform } from "@listwise/aso-core/stores";
import type { AppContext } from "../../infra/context";
import { ApiFailure } from "../../infra/http/errors";
import { formatDay } from "../analytics";
import { appTracked } from "../apps";
import { getStore, StoreBusy } from "../store";
import { chartStored } from "./category-ranks.events";
import { findDueCharts, findMoves, markChartFailed, saveChart, type SourceChart } from "./charts.repository";

const JOB = "category-charts";
/** Ends before the next run, so that runs don't pile up. Chosen by us. */
const SHIFT_MS = 10 * 60_000;

/** Defines the job that fetches due charts every quarter of an hour, and when a user starts to track an app. */
export function defineChartJob(ctx: AppContext): void {
  ctx.queue.define(JOB, () => crawlCharts(ctx), { cron: "*/15 * * * *", expireSeconds: 900 });
  appTracked.on(ctx, async ({ tx }) => {
    // The initial data is inserted before the queue starts.
    if (ctx.queue.isRunning()) await ctx.queue.send(JOB, {}, { within: tx, singletonKey: "now" });
  });
}

/** Fetches the charts that are due, each once for all users. The rest follows in the next run. */
export async function crawlCharts(ctx: AppContext, shiftMs = SHIFT_MS): Promise<void> {
  const until = Date.now() + shiftMs;
  const busy = new Set<Platform>();
  for (const chart of await findDueCharts(ctx.db, getStore(ctx).name)) {
    if (Date.now() > until) return;
    if (busy.has(chart.platform)) continue;
    try {
      await crawlChart(ctx, chart);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // The rate limit says nothing about the chart.
      if (error instanceof StoreBusy) busy.add(chart.platform);
      else await markChartFailed(ctx.db, chart, error.message);
    }
  }
}

async function crawlChart(ctx: AppContext, chart: SourceChart): Promise<void> {
  const at = new Date();
  const found = await getStore(ctx).chart(chart, at);
  if (found.value === null) return markChartFailed(ctx.db, chart, found.reason);
  const { value: storeIds } = found;
  const day = formatDay(at);
  const after: (() => Promise<void>)[] = [];
  await ctx.db.transaction(async (tx) => {
    const appIds = await saveChart(tx, chart, [{ day, storeIds }], at);
    const moves = await findMoves(tx, chart, appIds, day);
    await chartStored.emit(ctx, { chart, moves, at, tx, afterCommit: (run) => after.push(run) });
  });
  for (const run of after) await run();
}
