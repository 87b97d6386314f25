import { getCountryLanguage, loadKeywordTest } from "@listwise/aso-core/density";
import { chooseKeywords, createPhraseKey, type PhraseEvidence } from "@listwise/aso-core/stemming";
import { extractSearchWords } from "@listwise/aso-core/text";
import type { AppContext } from "../../../infra/context";
import { ApiFailure } from "../../../infra/http/errors";
import type { Comparison } from "../../competitors";
import { findRankedTexts } from "../../crawls";
import { findExcludedKeywords, findIrrelevantKeywords, findTracked } from "../../keywords";
import { loadSuggestionFilter } from "../../research";
import { findListingTexts, getStore, normalizeKeyword } from "../../store";
import { findHeadingWords, listPhrases } from "./list-phrases";
import { loadPhraseEvidence } from "./load-phrase-evidence";

/** Seeds of autocomplete: the own name's first words with a meaning (chosen by us, because a live store is asked for each). */
const MAX_SEEDS = 2;

/** Untracked keywords, each once. */
export interface Candidates {
  /** Checked keywords for which the app or a competitor ranks. */
  checked: string[];
  /** Phrases of the names and subtitles, and autocomplete suggestions. */
  ideas: string[];
  /** Those of both that are worth a suggestion. */
  suggested: ReadonlySet<string>;
  /** Keywords that are marked as irrelevant, which the other lists leave out. */
  hidden: string[];
  /** Returns those of the phrases that people could search for. */
  choose: (phrases: readonly string[]) => Promise<string[]>;
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
  const source = getStore(ctx).getName(app.platform);
  const ids = [app.id, ...others.map(({ id }) => id)];
  const [isMeaningful, saysSomething] = await Promise.all([
    loadSuggestionFilter(country),
    loadKeywordTest(getCountryLanguage(country)),
  ]);
  const isSearched = (text: string) => saysSomething(text) && isMeaningful(text, "");
  const hints = await loadHints(ctx, app, country, isSearched);
  const [texts, ranked, { tracked, irrelevant }, foreign] = await Promise.all([
    findListingTexts(ctx.db, ids, { source, country }),
    findRankedTexts(ctx.db, { source, country }, app.id, ids.slice(1)),
    loadExcluded(ctx, userId, app.id, country),
    findExcludedKeywords(ctx.db, userId, app.id),
  ]);
  const said = texts.map(
    ({ name, subtitle, description }) => new Set(extractSearchWords([name, subtitle, description].join(" "))),
  );
  const hinted = new Set(hints);
  const isSaid = (text: string) =>
    said.some((listing) => extractSearchWords(text).every((word) => listing.has(word)));
  const isPublic = (text: string) => hinted.has(text) || isSaid(text);
  const excluded = new Set([...tracked, ...irrelevant]);
  const isWanted = (text: string) => !excluded.has(text) && isSearched(text);
  const evidence = await loadPhraseEvidence(ctx, { platform: app.platform, country }, texts, {
    ownId: app.id,
    hinted,
  });
  const ideas = await chooseKeywords(
    [...hints, ...evidence.parts, ...listPhrases(compared, texts, evidence, saysSomething)].filter(isWanted),
    evidence,
  );
  const ofOtherApps = new Set(foreign.values());
  const isOpen = (text: string) => isWanted(text) && !ofOtherApps.has(text);
  const checked = ranked.filter((text) => isPublic(text) && isOpen(text));
  return {
    checked,
    ideas,
    suggested: await chooseSuggested(
      [...ideas, ...checked],
      tracked,
      evidence,
      findHeadingWords(compared, evidence.stem),
    ),
    hidden: irrelevant.filter((text) => !tracked.has(text)),
    choose: (phrases) => chooseKeywords(phrases, evidence),
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

/** Returns autocomplete suggestions for the first words of a name; none if the store can't be asked now. */
async function loadHints(
  ctx: AppContext,
  { name, platform }: Comparison["app"],
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
      hints.push(
        ...((await getStore(ctx).hints(seed, { platform, country })).value ?? []).map(normalizeKeyword),
      );
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
  }
  return hints;
}

/**
 * Returns those of the keywords that are worth a suggestion: not those with the same words as a tracked one, nor single
 * words that are in neither the own name or subtitle nor two others.
 */
async function chooseSuggested(
  keywords: readonly string[],
  tracked: ReadonlySet<string>,
  evidence: PhraseEvidence,
  headings: ReadonlyMap<string, number>,
): Promise<ReadonlySet<string>> {
  const { stem } = evidence;
  const getWords = (text: string) => createPhraseKey(text, stem).split(" ").toSorted().join(" ");
  const known = new Set([...tracked].map(getWords));
  return new Set(
    (await chooseKeywords(keywords, evidence)).filter((text) => {
      const words = getWords(text);
      return !known.has(words) && (words.includes(" ") || headings.has(words));
    }),
  );
}
