import { setImmediate as nextTurn } from "node:timers/promises";
import { getCountryLanguage, getLanguage } from "@listwise/aso-core/density";
import {
  MAX_CANDIDATES,
  assignKeywordFields,
  type Candidate,
  type AssignmentLocale,
  type FieldAssignment,
} from "@listwise/aso-core/localization";
import { loadStemmer } from "@listwise/aso-core/stemming";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { findListKeywords } from "../keywords";
import { assertFeature } from "../limits";
import { findLatestMetrics } from "../research";
import { assertStorefront, getStore } from "../store";
import { loadOwner } from "./localization.service";

/**
 * Plans keyword fields from the app's own keyword list in the storefront, with their latest metrics.
 *
 * @throws VALIDATION_FAILED if a language is named twice; UNKNOWN_COUNTRY, NOT_FOUND, FEATURE_LIMIT_EXCEEDED
 */
export async function assignFields(
  ctx: AppContext,
  userId: number,
  id: string,
  {
    country,
    locales,
    forbid,
  }: { country: string; locales: AssignmentLocale[]; forbid?: string[] | undefined },
): Promise<FieldAssignment> {
  await assertFeature(ctx.db, userId, "localization_helper_access");
  assertStorefront(country);
  const { appId } = await loadOwner(ctx, userId, id);
  if (new Set(locales.map(({ code }) => code)).size < locales.length) {
    throw fail("VALIDATION_FAILED", "List each language only once.");
  }
  const code = getCountryLanguage(country);
  const [candidates, stopWords, stem] = await Promise.all([
    loadCandidates(ctx, { userId, appId }, country),
    getLanguage(code).stopWords(),
    loadStemmer(code),
  ]);
  // The search yields to other requests after each step.
  return assignKeywordFields(candidates, locales, {
    pause: () => nextTurn(),
    language: { stopWords, stem },
    forbid,
  });
}

async function loadCandidates(
  ctx: AppContext,
  { userId, appId }: { userId: number; appId: number },
  country: string,
): Promise<Candidate[]> {
  const tracked = (await findListKeywords(ctx.db, userId, appId, country)).slice(0, MAX_CANDIDATES);
  const ids = tracked.map(({ keywordId }) => keywordId);
  const figures = await findLatestMetrics(ctx.db, getStore(ctx).name, country, ids);
  return tracked.map(({ keywordId, text }) => ({
    keyword: text,
    popularity: figures.get(keywordId)?.popularity ?? null,
    difficulty: figures.get(keywordId)?.difficulty ?? null,
  }));
}
