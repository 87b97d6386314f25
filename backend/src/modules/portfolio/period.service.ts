import { roundToTenth } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import type { ListFigures, Mover, PerformanceDay, VisibilityRow } from "@listwise/contracts/portfolio";
import type { AppContext } from "../../infra/context";
import { formatDay, mergeIntoSteps, resolveGranularity } from "../analytics";
import { findLinks, listFollowedApps } from "../apps";
import { checkFeature } from "../limits";
import { addResults } from "./add-results";
import {
  computeShares,
  findRivals,
  getLatest,
  loadKeywords,
  type ComparedKeyword,
} from "./compared-keywords";
import { loadHistory, loadRanksByDay, type History } from "./load-history";
import { computeDays, computeFigures, computeVisibilities, findMovers } from "./rank-figures";

const DAY_MS = 86_400_000;
/** Days before the end from which the changes within the figures are computed. */
const CHANGE_DAYS = 30;
const MOVERS = 10;

/** Keyword with its ranks at the end and at the start of a period; 201 = not in the top 200, `null` = not checked. */
export interface PeriodKeyword {
  keywordId: number;
  text: string;
  rank: number | null;
  previousRank: number | null;
}

/** Changes of key figures since the day before a period; positive is better, `null` is unknown. */
interface PeriodChanges {
  visibility: number | null;
  averageRank: number | null;
  top10: number | null;
}

/** Development of an app in a period. `isShortened` is true if the plan has less history. */
export interface PeriodPerformance {
  from: string;
  to: string;
  isShortened: boolean;
  figures: ListFigures;
  changes: PeriodChanges;
  series: PerformanceDay[];
  movers: { up: Mover[]; down: Mover[] };
  keywords: PeriodKeyword[];
  shares: VisibilityRow[];
  /** The apps with which the app is compared. */
  rivals: AppSummary[];
  advanced: boolean;
}

/** The chosen days and competitors; `competitorIds` is `null` for all. */
export interface PeriodQuery {
  country: string;
  from: string;
  to: string;
  competitorIds: readonly number[] | null;
}

const countDays = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Returns the tracked apps with which an app is compared, limited to the chosen ones. */
async function loadRivals(ctx: AppContext, userId: number, app: AppSummary, query: PeriodQuery) {
  const [followed, links] = await Promise.all([
    listFollowedApps(ctx, userId, query.country),
    findLinks(ctx.db, userId),
  ]);
  const tracked = followed.find((one) => one.app.id === app.id);
  const rivals = tracked ? findRivals(tracked, links) : new Set<number>();
  const isChosen = (id: number) => query.competitorIds === null || query.competitorIds.includes(id);
  return followed.flatMap((one) => (rivals.has(one.app.id) && isChosen(one.app.id) ? [one.app] : []));
}

/** Returns the keywords with the ranks that each app had on the last day of a history. */
async function loadRanksAt(
  ctx: AppContext,
  list: readonly ComparedKeyword[],
  appIds: readonly number[],
  country: string,
  history: History,
): Promise<ComparedKeyword[]> {
  const ids = list.map(({ keywordId }) => keywordId);
  const last = { ...history, days: history.days.slice(-1) };
  const ranks = new Map<number, (number | null)[][]>();
  for (const appId of appIds) ranks.set(appId, await loadRanksByDay(ctx, { appId, country }, ids, last));
  return list.map((keyword, index) => ({
    ...keyword,
    latest: new Map(appIds.map((id) => [id, ranks.get(id)?.[index]?.[0] ?? null])),
  }));
}

/** Returns the first known rank of a period before its last day. */
const findFirstRank = (ranks: readonly (number | null)[]) =>
  ranks.slice(0, -1).find((rank) => rank !== null) ?? null;

function computeChanges(figures: ListFigures, first: PerformanceDay | undefined): PeriodChanges {
  const subtract = (a: number | null | undefined, b: number | null | undefined) =>
    typeof a === "number" && typeof b === "number" ? roundToTenth(a - b) : null;
  const [top3, to10] = first?.counts ?? [];
  return {
    visibility: subtract(figures.visibility, first?.visibility),
    averageRank: subtract(first?.averageRank, figures.averageRank),
    top10: subtract(figures.top10, top3 === undefined || to10 === undefined ? null : top3 + to10),
  };
}

/**
 * Loads the development of an app between two UTC days over the keywords by which it is compared. The figures of a period
 * until today are those of the dashboard; those of an earlier one are from its last day.
 */
export async function loadPeriod(
  ctx: AppContext,
  userId: number,
  app: AppSummary,
  query: PeriodQuery,
): Promise<PeriodPerformance> {
  const today = formatDay(new Date());
  const to = query.to < today ? query.to : today;
  const needed = Math.max(countDays(query.from, today) + 1, countDays(to, today) + CHANGE_DAYS);
  const [rivals, whole, granularity, { allowed: advanced }] = await Promise.all([
    loadRivals(ctx, userId, app, query),
    loadHistory(ctx, userId, needed),
    resolveGranularity(ctx, userId, undefined),
    checkFeature(ctx.db, userId, "advanced_analytics"),
  ]);
  const history = { ...whole, days: whole.days.filter((day) => day <= to) };
  const rivalIds = rivals.map(({ id }) => id);
  const loaded = await loadKeywords(ctx, userId, [app.id, ...rivalIds], query.country, whole);
  const all = loaded.list.map((one) => ({ ...one, ranks: one.ranks.slice(0, history.days.length) }));
  const list =
    to === today ? all : await loadRanksAt(ctx, all, [app.id, ...rivalIds], query.country, history);
  const before = formatDay(new Date(Date.parse(query.from) - DAY_MS));
  const compared = history.days.filter((day) => day >= before);
  const days = compared.filter((day) => day >= query.from);
  const inPeriod = list.map((one) => ({
    ...one,
    ranks: compared.length === 0 ? [] : one.ranks.slice(-compared.length),
    rank: one.latest.get(app.id) ?? null,
  }));
  const trend = computeVisibilities(list, history.days);
  const figures = computeFigures(getLatest(list, app.id), trend, loaded.checkedAt, advanced);
  const figuresByDay = computeDays(inPeriod, compared);
  const series = days.length === 0 ? [] : figuresByDay.slice(-days.length);
  const place = { appId: app.id, country: query.country, isLatest: to === today };
  const movers = await addResults(ctx, place, findMovers(inPeriod, compared, MOVERS));
  return {
    from: days[0] ?? to,
    to,
    isShortened: days[0] !== query.from,
    figures,
    changes: computeChanges(figures, figuresByDay[0]),
    series: mergeIntoSteps(
      advanced ? series : series.map((day) => ({ ...day, visibility: null, counts: null })),
      granularity,
    ),
    movers,
    keywords: inPeriod.map(({ keywordId, text, rank, ranks }) => ({
      keywordId,
      text,
      rank,
      previousRank: findFirstRank(ranks),
    })),
    shares: advanced ? computeShares([app, ...rivals], (id) => getLatest(list, id)) : [],
    rivals,
    advanced,
  };
}
