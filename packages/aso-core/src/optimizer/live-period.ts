/** Change of a listing between two crawls: `previousAt` is the last one with the text before, `at` the first one after. */
export interface ListingTextChange {
  field: string;
  before: string | null;
  previousAt: Date;
  at: Date;
}

/** Time in which the store had certain texts, as far as crawls saw it. */
export interface LivePeriod {
  /** First crawl that saw the texts; `null` if they are older than the first crawl. */
  since: Date | null;
  /** Last crawl that saw other texts; `null` with `since`. */
  previousAt: Date | null;
  /** Last crawl that saw the texts; `null` while they are live. */
  until: Date | null;
}

/** Known texts of a listing by field; `null` if the source doesn't provide a field. */
export type ListingTexts = Readonly<Record<string, string | null>>;

/**
 * Returns a text in the form in which versions are compared with listings: compatibility characters are unified (NFKC),
 * each run of spaces and line breaks counts as one space, and the ends are trimmed. Case and punctuation count.
 */
export function normalizeListingText(text: string): string {
  return text.normalize("NFKC").replace(/\s+/gu, " ").trim();
}

function isSame(texts: Readonly<Record<string, string>>, listing: ListingTexts): boolean {
  const known = Object.entries(listing).filter(([field, live]) => live !== null && field in texts);
  return (
    known.length > 0 &&
    known.every(
      ([field, live]) => normalizeListingText(texts[field] ?? "") === normalizeListingText(live ?? ""),
    )
  );
}

/**
 * Returns the latest time in which a listing had the texts; `null` if crawls never saw them. Only the fields of `current`
 * are compared, and of these only known ones: no crawl sees the keyword field. `changes` are newest first.
 */
export function findLivePeriod(
  texts: Readonly<Record<string, string>>,
  current: ListingTexts,
  changes: readonly ListingTextChange[],
): LivePeriod | null {
  const relevant = changes.filter(({ field }) => field in current);
  let state = current;
  let until: Date | null = null;
  let isLive = isSame(texts, state);
  for (const [index, change] of relevant.entries()) {
    state = { ...state, [change.field]: change.before };
    // Fields that changed in the same crawl are undone together.
    if (relevant[index + 1]?.at.getTime() === change.at.getTime()) continue;
    const wasLive = isSame(texts, state);
    if (isLive && !wasLive) return { since: change.at, previousAt: change.previousAt, until };
    if (!isLive && wasLive) until = change.previousAt;
    isLive = wasLive;
  }
  return isLive ? { since: null, previousAt: null, until } : null;
}
