import { findBase } from "@listwise/aso-core/visibility";
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
import {
  CHANGE_DAYS,
  computeChanges,
  computeDays,
  computeFigures,
  computeVisibilities,
  findMovers,
  type PeriodChanges,
} from "./rank-figures";

const DAY_MS = 86_400_000;
const MOVERS = 10;

/**
 * Keyword with its rank at the end of a period and the first one that is known; 201 = not in the top 200, `null` = not
 * checked. `since` is the day of the latter if it is after the start of the period.
 */
export interface PeriodKeyword {
  keywordId: number;
  text: string;
  rank: number | null;
  previousRank: number | null;
  since: string | null;
}

/** Development of an app in a period. `isShortened` is true if the plan has less history. */
export interface PeriodPerformance {
  from: string;
  to: string;
  isShortened: boolean;
  figures: ListFigures;
  changes: PeriodChanges;
  /** Day with which the figures are compared, if it is after the start of the period. */
  changesSince: string | null;
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
  const figures = computeFigures(
    getLatest(list, app.id),
    { days: history.days, trend },
    loaded.checkedAt,
    advanced,
  );
  const figuresByDay = computeDays(inPeriod, compared);
  const series = days.length === 0 ? [] : figuresByDay.slice(-days.length);
  const place = { appId: app.id, country: query.country, isLatest: to === today };
  const movers = await addResults(ctx, place, findMovers(inPeriod, compared, MOVERS));
  const { changes, since } = computeChanges(figures, figuresByDay);
  const from = days[0] ?? to;
  const toLater = (day: string | null | undefined) => (day && day > from ? day : null);
  return {
    from,
    to,
    isShortened: days[0] !== query.from,
    figures,
    changes,
    changesSince: toLater(since),
    series: mergeIntoSteps(
      advanced ? series : series.map((day) => ({ ...day, visibility: null, counts: null })),
      granularity,
    ),
    movers,
    keywords: inPeriod.map(({ keywordId, text, rank, ranks }) => {
      const base = findBase(ranks);
      return { keywordId, text, rank, previousRank: ranks[base] ?? null, since: toLater(compared[base]) };
    }),
    shares: advanced ? computeShares([app, ...rivals], (id) => getLatest(list, id)) : [],
    rivals,
    advanced,
  };
}
