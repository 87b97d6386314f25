import { buildRankWindows, computeMedianRank, type DayWindow } from "@listwise/aso-core/optimizer";
import type { Optimization } from "@listwise/contracts/tools";
import type { AppContext } from "../../infra/context";
import { resolveTrackedApp } from "../apps";
import { fail } from "../../infra/http/errors";
import { findHistoryStart, formatDay, listDays } from "../analytics";
import { findRanksByDay } from "../crawls";
import { findListKeywords } from "../keywords";
import { findLatestMetrics } from "../research";
import { getStore } from "../store";
import {
  deleteOptimization,
  findOptimization,
  updateLabel,
  type OptimizationRow,
} from "./optimizer.repository";
import { presentVersions } from "./present-versions";

interface VersionRef {
  id: string;
  versionId: number;
}

const noVersion = () => fail("NOT_FOUND", "This version doesn't exist. Reload the page.");

async function presentVersion(ctx: AppContext, row: OptimizationRow | null): Promise<Optimization> {
  const [version] = row ? await presentVersions(ctx, row.appId, [row]) : [];
  if (!version) throw noVersion();
  return version;
}

/** Sets or removes the label of a version. @throws NOT_FOUND */
export async function labelVersion(ctx: AppContext, userId: number, ref: VersionRef, label: string | null) {
  const { id: appId } = await resolveTrackedApp(ctx, userId, ref.id);
  return presentVersion(ctx, await updateLabel(ctx.db, { userId, appId, id: ref.versionId }, label));
}

/** Deletes a version. @throws NOT_FOUND */
export async function deleteVersion(ctx: AppContext, userId: number, ref: VersionRef): Promise<void> {
  const { id: appId } = await resolveTrackedApp(ctx, userId, ref.id);
  if (!(await deleteOptimization(ctx.db, userId, appId, ref.versionId))) throw noVersion();
}

/**
 * Returns the median ranks of the keywords on the app's list in the days before and after a version went live, most popular
 * keywords first. Ranks that the plan's history doesn't include are unknown.
 *
 * @throws NOT_FOUND if the user has no such version.
 */
export async function loadRankEffect(ctx: AppContext, userId: number, ref: VersionRef, days: number) {
  const { id: appId } = await resolveTrackedApp(ctx, userId, ref.id);
  const row = await findOptimization(ctx.db, userId, appId, ref.versionId);
  const { live, country } = await presentVersion(ctx, row);
  if (!live?.since || !live.previousAt) return { data: [], before: null, after: null, historyFrom: null };
  const firstDay = formatDay(new Date(live.since));
  const previousDay = formatDay(new Date(live.previousAt));
  const lastDay = formatDay(live.until === null ? new Date() : new Date(live.until));
  const windows = buildRankWindows({ previousDay, firstDay, lastDay }, days);
  const start = await findHistoryStart(ctx, userId, "all");
  const { data, first } = await loadMedians(ctx, { userId, appId, country }, windows, start);
  return { data, ...windows, historyFrom: start !== null && start > first ? start : null };
}

async function loadMedians(
  ctx: AppContext,
  { userId, appId, country }: { userId: number; appId: number; country: string },
  { before, after }: { before: DayWindow; after: DayWindow | null },
  historyStart: string | null,
) {
  const source = getStore(ctx).name;
  const keywords = await findListKeywords(ctx.db, userId, appId, country);
  const ids = keywords.map(({ keywordId }) => keywordId);
  const metrics = await findLatestMetrics(ctx.db, source, country, ids);
  const days = listDays(before.first, (after ?? before).last);
  const range = { since: before.first, days: days.length };
  const pairs = ids.map((keywordId) => ({ keywordId, country }));
  const ranks = await findRanksByDay(ctx.db, { appId, source }, pairs, range);
  const pick = (series: readonly (number | null)[], window: DayWindow | null) =>
    series.filter((rank, index) => {
      const day = days[index] ?? "";
      const isIncluded = historyStart === null || day >= historyStart;
      return window !== null && rank !== null && isIncluded && day >= window.first && day <= window.last;
    });
  const data = keywords.map(({ keywordId, text }, index) => {
    const [early, late] = [pick(ranks[index] ?? [], before), pick(ranks[index] ?? [], after)];
    return {
      keyword: text,
      popularity: metrics.get(keywordId)?.popularity ?? null,
      before: computeMedianRank(early),
      after: computeMedianRank(late),
      daysBefore: early.length,
      daysAfter: late.length,
    };
  });
  data.sort((a, b) => (b.popularity ?? -1) - (a.popularity ?? -1));
  return { data, first: before.first };
}
