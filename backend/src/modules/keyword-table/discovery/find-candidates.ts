import { getCountryLanguage, loadKeywordTest } from "@listwise/aso-core/density";
import { extractSearchWords } from "@listwise/aso-core/text";
import type { AppContext } from "../../../infra/context";
import { ApiFailure } from "../../../infra/http/errors";
import type { Comparison } from "../../competitors";
import { findRankedTexts } from "../../crawls";
import { findExcludedKeywords, findIrrelevantKeywords, findTracked } from "../../keywords";
import { loadSuggestionFilter } from "../../research";
import { extractPhrases, findListingTexts, getStore, normalizeKeyword } from "../../store";

/** Most phrases of listings that are scored, those of most listings first (chosen by us to bound the work). */
const MAX_PHRASES = 300;
/** Seeds of autocomplete: the own name's first words with a meaning (chosen by us, because a live store is asked for each). */
const MAX_SEEDS = 2;

/** Untracked keywords, each once. */
export interface Candidates {
  /** Checked keywords for which the app or a competitor ranks. */
  checked: string[];
  /** Phrases of the names and subtitles, and autocomplete suggestions. */
  ideas: string[];
  /** Keywords that are marked as irrelevant, which the other lists leave out. */
  hidden: string[];
  /** Returns true if all words of a text are in one of the compared listings. */
  isSaid: (text: string) => boolean;
  /** Returns true for a keyword that people could search for and that is on none of the user's lists nor irrelevant. */
  isOpen: (text: string) => boolean;
}

/**
 * Finds keywords that the app does not track, and which of them are marked as irrelevant. Checked keywords are only included
 * if their words are all in one of the compared listings or if autocomplete suggests them: others would reveal what
 * other users track. Those on lists of the user's other apps are left out.
 */
export async function findCandidates(
  ctx: AppContext,
  userId: number,
  compared: Pick<Comparison, "app" | "others">,
  country: string,
): Promise<Candidates> {
  const { app, others } = compared;
  const source = getStore(ctx).name;
  const ids = [app.id, ...others.map(({ id }) => id)];
  const [isMeaningful, saysSomething] = await Promise.all([
    loadSuggestionFilter(country),
    loadKeywordTest(getCountryLanguage(country)),
  ]);
  const isSearched = (text: string) => saysSomething(text) && isMeaningful(text, "");
  const hints = await loadHints(ctx, app.name, country, isSearched);
  const [texts, ranked, { tracked, irrelevant }, foreign] = await Promise.all([
    findListingTexts(ctx.db, ids, { source, country }),
    findRankedTexts(ctx.db, { source, country }, app.id, ids.slice(1)),
    loadExcluded(ctx, userId, app.id, country),
    findExcludedKeywords(ctx.db, userId, app.id),
  ]);
  const said = texts.map(
    ({ name, subtitle, description }) => new Set(extractSearchWords([name, subtitle, description].join(" "))),
  );
  const suggested = new Set(hints);
  const isSaid = (text: string) =>
    said.some((listing) => extractSearchWords(text).every((word) => listing.has(word)));
  const isPublic = (text: string) => suggested.has(text) || isSaid(text);
  const excluded = new Set([...tracked, ...irrelevant]);
  const isWanted = (text: string) => !excluded.has(text) && isSearched(text);
  const ideas = [...new Set([...hints, ...listPhrases(compared)])].filter(isWanted);
  const ofOtherApps = new Set(foreign.values());
  const isOpen = (text: string) => isWanted(text) && !ofOtherApps.has(text);
  return {
    checked: ranked.filter((text) => isPublic(text) && isOpen(text)),
    ideas,
    hidden: irrelevant.filter((text) => !tracked.has(text)),
    isSaid,
    isOpen,
  };
}

/** Returns the texts of the keywords on the app's list, and of those marked as irrelevant for it. */
async function loadExcluded(ctx: AppContext, userId: number, appId: number, country: string) {
  const tracked = (await findTracked(ctx.db, userId, country)).filter((entry) => entry.appId === appId);
  const irrelevant = await findIrrelevantKeywords(ctx.db, userId, appId);
  return {
    tracked: new Set(tracked.map(({ text }) => text)),
    irrelevant: [...irrelevant.values()],
  };
}

/** Returns phrases of the own listing, and those that several listings share: others are probably brand names. */
function listPhrases({ app, others }: Pick<Comparison, "app" | "others">): string[] {
  const counts = new Map<string, number>();
  for (const { name, subtitle } of [app, app, ...others]) {
    for (const phrase of new Set([...extractPhrases(name), ...extractPhrases(subtitle ?? "")])) {
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_PHRASES)
    .map(([phrase]) => phrase);
}

/** Returns autocomplete suggestions for the first words of a name; none if the store can't be asked now. */
async function loadHints(
  ctx: AppContext,
  name: string,
  country: string,
  isSeed: (word: string) => boolean,
): Promise<string[]> {
  const seeds = normalizeKeyword(name)
    .split(/[\p{P}\p{S}\s]+/u)
    .filter((word) => word !== "" && isSeed(word))
    .slice(0, MAX_SEEDS);
  const hints: string[] = [];
  for (const seed of seeds) {
    try {
      hints.push(...((await getStore(ctx).hints(seed, country)).value ?? []).map(normalizeKeyword));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
  }
  return hints;
}
