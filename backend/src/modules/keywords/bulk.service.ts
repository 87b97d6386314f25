import type { BulkLine, UncoveredLines } from "@listwise/contracts/keywords";
import { findListPlatform } from "../apps";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { assertWithinLimit, loadLimit } from "../limits";
import { fail } from "../../infra/http/errors";
import { explainUncoveredCountries, normalizeKeyword } from "../store";
import { ensureKeywords } from "../crawls";
import { lockOwner } from "../accounts";
import { findWorkspace, resolveListApp } from "../workspace";
import { addManyTracked, type BulkCandidate } from "./bulk.repository";
import { countTracked, type KeywordFields } from "./keywords.repository";
import { DEFAULT_CATEGORY, startTracking } from "./keywords.service";

const LIMIT = "max_tracked_keywords";
const MAX_KEYWORD_LENGTH = 100;

export type BulkItem = KeywordFields & { keywordText: string; country?: string | undefined };

interface BulkRequest {
  appId?: number | null | undefined;
  items: readonly BulkItem[];
  allOrNothing?: boolean | undefined;
}

interface ClassifiedLines {
  lines: BulkLine[];
  candidates: BulkCandidate[];
}

/** Separates blank, overlong and repeated lines from those to track. */
function classifyLines(items: readonly BulkItem[], currentCountry: string): ClassifiedLines {
  const seen = new Set<string>();
  const candidates: BulkCandidate[] = [];
  const lines = items.map((item, index): BulkLine => {
    const text = normalizeKeyword(item.keywordText);
    const country = item.country ?? currentCountry;
    const line = { index, keywordText: text, country };
    if (text === "") return { ...line, result: "blank" };
    if (text.length > MAX_KEYWORD_LENGTH) return { ...line, result: "too-long" };
    const key = `${country} ${text}`;
    if (seen.has(key)) return { ...line, result: "repeated" };
    seen.add(key);
    candidates.push({
      index,
      text,
      country,
      category: item.category || DEFAULT_CATEGORY,
      notes: item.notes ?? null,
      origin: item.origin ?? null,
      isFavorite: item.isFavorite ?? false,
      tags: item.tags ?? [],
    });
    return { ...line, result: "over-limit" };
  });
  return { lines, candidates };
}

/** @throws UNKNOWN_COUNTRY with each line in a country that the source lacks and the storefronts that it covers */
async function assertLinesCovered(
  ctx: AppContext,
  items: readonly BulkItem[],
  currentCountry: string,
): Promise<void> {
  const wanted = items.map(({ keywordText, country = currentCountry }, index) => ({
    index,
    keywordText,
    country,
  }));
  const { reasons, storefronts } = await explainUncoveredCountries(
    ctx,
    new Set(wanted.map(({ country }) => country)),
  );
  const lines = wanted.flatMap((line) => {
    const reason = reasons.get(line.country);
    return reason === undefined ? [] : [{ ...line, reason }];
  });
  if (lines.length === 0) return;
  const part =
    lines.length < items.length ? `${lines.length} of ${items.length} keywords can't be added. ` : "";
  const details: UncoveredLines = { lines, storefronts: storefronts && [...storefronts] };
  throw fail("UNKNOWN_COUNTRY", `${part}${[...reasons.values()].join(" ")}`, details);
}

/**
 * Adds as many lines to a list as the plan allows, in their order, and returns the result of each line.
 *
 * @throws FEATURE_LIMIT_EXCEEDED with `allOrNothing` if they don't all fit.
 * @throws UNKNOWN_COUNTRY with all lines in countries that the source lacks.
 */
export async function trackMany(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  { appId, items, allOrNothing = false }: BulkRequest,
) {
  const list = await resolveListApp(tx, userId, appId);
  const current = (await findWorkspace(tx, userId)).country;
  await assertLinesCovered(ctx, items, current);
  const { lines, candidates } = classifyLines(items, current);
  await lockOwner(tx, userId);
  const texts = candidates.map((line) => line.text);
  const keywordIds = await ensureKeywords(tx, texts, await findListPlatform(tx, userId, list));
  const wanted = candidates.flatMap((line) => {
    const keywordId = keywordIds.get(line.text);
    return keywordId === undefined ? [] : [{ ...line, keywordId }];
  });
  const limit = await loadLimit(tx, userId, LIMIT);
  const count = await countTracked(tx, userId);
  const room = Math.max(0, limit - count);
  const results = await addManyTracked(tx, { userId, appId: list }, wanted, room);
  const refused = results.filter(({ id }) => id === null).length;
  if (allOrNothing && refused > 0) await assertWithinLimit(tx, userId, LIMIT, count, room + refused);
  const byIndex = new Map(results.map((one) => [one.index, one]));
  const addedIds = new Set<number>();
  const pairs = wanted.filter(({ index }) => {
    const one = byIndex.get(index);
    const line = lines[index];
    if (!one || one.id === null || !line) return false;
    line.result = one.tracked ? "already-tracked" : "added";
    if (!one.tracked) addedIds.add(one.id);
    return !one.tracked;
  });
  await startTracking(ctx, tx, userId, pairs);
  return { lines, addedIds };
}
