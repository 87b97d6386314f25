import { CALIBRATION_DAYS, computeCalibration, MIN_OBSERVATIONS } from "@listwise/aso-core/scores";
import type { ChanceCalibration } from "@listwise/contracts/keywords";
import type { AppContext } from "../../infra/context";
import { formatDay } from "../analytics";
import { findRanksByDay } from "../crawls";
import { getStore } from "../store";
import { groupBy } from "../../infra/group-by";
import { loadChances } from "./load-chances";
import {
  countOutcomes,
  findCandidates,
  findOpenSamples,
  insertSamples,
  settleSample,
  type ChanceSample,
} from "./chance-samples.repository";

const DAY_MS = 86_400_000;
const TOP = 10;

/** Samples per day, and outcomes per day; chosen by us: seconds of work, and enough for a share per band within weeks. */
const MAX_SAMPLES = 1_000;
/** Days with a check that an outcome needs; chosen by us: half of them. With fewer, the app may have been there unseen. */
const MIN_CHECKED_DAYS = CALIBRATION_DAYS / 2;
/** A chance is sampled while its results are fresh. */
const FRESH_DAYS = 2;

/** Stores today's chances of apps outside the top ten; the same app and keyword again after {@link CALIBRATION_DAYS}. */
async function takeSamples(ctx: AppContext, now: Date): Promise<void> {
  const source = getStore(ctx).name;
  const candidates = await findCandidates(ctx.db, {
    source,
    checkedSince: new Date(now.getTime() - FRESH_DAYS * DAY_MS),
    sampledSince: formatDay(new Date(now.getTime() - CALIBRATION_DAYS * DAY_MS)),
    limit: MAX_SAMPLES,
  });
  const chances = await loadChances(
    ctx,
    candidates.map(({ appId, text, country, ...figures }) => ({
      appId,
      entry: { keywordText: text, country },
      figures,
    })),
  );
  const day = formatDay(now);
  await insertSamples(
    ctx.db,
    candidates.flatMap(({ appId, keywordId, country }, index): ChanceSample[] => {
      const chance = chances[index] ?? null;
      return chance === null ? [] : [{ appId, keywordId, country, source, day, chance }];
    }),
  );
}

/** Returns true if one of the ranks is in the top ten, `null` if too few are known to say that none was. */
function findOutcome(ranks: readonly (number | null)[]): boolean | null {
  const known = ranks.filter((rank) => rank !== null);
  if (known.some((rank) => rank <= TOP)) return true;
  return known.length < MIN_CHECKED_DAYS ? null : false;
}

/** Stores the outcomes of samples whose time is over. */
async function settleSamples(ctx: AppContext, now: Date): Promise<void> {
  const until = formatDay(new Date(now.getTime() - (CALIBRATION_DAYS + 1) * DAY_MS));
  const open = await findOpenSamples(ctx.db, until, MAX_SAMPLES);
  for (const group of groupBy(open, ({ appId, source, day }) => `${appId} ${source} ${day}`).values()) {
    const [first] = group;
    if (!first) continue;
    const app = { appId: first.appId, source: first.source };
    const since = formatDay(new Date(Date.parse(first.day) + DAY_MS));
    const ranks = await findRanksByDay(ctx.db, app, group, { since, days: CALIBRATION_DAYS });
    for (const [index, sample] of group.entries()) {
      await settleSample(ctx.db, sample, findOutcome(ranks[index] ?? []));
    }
  }
}

/** Samples chances and stores the outcomes of earlier samples. Repeating it on a day changes nothing. */
export async function recordCalibration(ctx: AppContext, now = new Date()): Promise<void> {
  await settleSamples(ctx, now);
  await takeSamples(ctx, now);
}

/** Loads which share of the apps with a chance reached the top ten, over all accounts. */
export async function loadCalibration(
  ctx: AppContext,
): Promise<{ data: ChanceCalibration[]; firstDay: string | null }> {
  const { observed, firstDay } = await countOutcomes(ctx.db, getStore(ctx).name);
  const data = computeCalibration(observed).map((band) => ({
    ...band,
    // A small number could tell what single accounts track.
    observations: band.observations < MIN_OBSERVATIONS ? null : band.observations,
    reached: band.reached === null ? null : Math.round(band.reached),
  }));
  return { data, firstDay };
}
