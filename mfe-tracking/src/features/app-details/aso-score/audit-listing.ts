import type { App } from "@listwise/contracts";
import { lengthOf } from "./aso-score";

export type AuditState = "good" | "improve" | "unknown";

export interface AuditItem {
  id: string;
  label: string;
  state: AuditState;
  /** What the listing has. */
  found: string;
  /** What to do, or why it is not known. */
  advice: string;
}

const DAY_MS = 86_400_000;
/** Characters of a title that Apple's store takes. */
const TITLE_MAX = 30;
const SUBTITLE_MAX = 30;
const DESCRIPTION_MAX = 4000;
const SCREENSHOTS_MAX = 10;
const STALE_DAYS = 90;
const ENOUGH_RATINGS = 100;

type Verdict = Omit<AuditItem, "id" | "label">;

const good = (found: string, advice: string): Verdict => ({ state: "good", found, advice });
const improve = (found: string, advice: string): Verdict => ({ state: "improve", found, advice });
const unknown = (advice: string): Verdict => ({ state: "unknown", found: "Unknown", advice });
const counted = (amount: number, thing: string) => `${amount} ${thing}${amount === 1 ? "" : "s"}`;

function title({ name }: App): Verdict {
  const length = lengthOf(name);
  const found = `${length} of ${TITLE_MAX} characters`;
  if (length > TITLE_MAX) return improve(found, "Shorten the title: the store takes 30 characters.");
  if (length < 20) {
    return improve(found, "Use the free room of the title for your most important keyword.");
  }
  return good(found, "The title uses its room.");
}

function subtitle(app: App): Verdict {
  if (app.subtitle === null) return unknown("The source of this listing does not tell the subtitle.");
  const length = lengthOf(app.subtitle);
  const found = `${length} of ${SUBTITLE_MAX} characters`;
  const words = new Set(app.name.toLocaleLowerCase("en").split(/[^\p{L}\p{N}]+/u));
  const repeated = app.subtitle
    .toLocaleLowerCase("en")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && words.has(word));
  if (repeated.length > 0) {
    return improve(found, `Do not repeat words of the title (${repeated.join(", ")}): they count once.`);
  }
  return length < 15
    ? improve(found, "Add a second keyword phrase to the subtitle.")
    : good(found, "The subtitle adds words of its own.");
}

function description({ description: text }: App): Verdict {
  if (text === null) return unknown("The source of this listing has no description.");
  const length = lengthOf(text);
  const found = `${length.toLocaleString("en-US")} of ${DESCRIPTION_MAX.toLocaleString("en-US")} characters`;
  if (length <= 200) return improve(found, "Write more than 200 characters: benefits, features, proof.");
  return length < 1000
    ? improve(found, "There is room left: tell of each feature in a short paragraph.")
    : good(found, "The description is detailed.");
}

function opening({ description: text }: App): Verdict {
  if (!text) return unknown("There is no description to look at.");
  const first = text.trim().split(/\n/)[0] ?? "";
  const found = `First paragraph: ${counted(lengthOf(first), "character")}`;
  return lengthOf(first) > 250
    ? improve(found, "Open with one or two short sentences: the store folds the text after the third line.")
    : good(found, "The opening can be read before the text is folded.");
}

function screenshots({ screenshots: list }: App): Verdict {
  // No store takes a listing without any: none are there means that they are not told.
  if (list.length === 0) return unknown("The source of this listing does not tell the screenshots.");
  const found = `${list.length} of ${SCREENSHOTS_MAX}`;
  if (list.length < 5) return improve(found, `Add ${counted(5 - list.length, "screenshot")} to reach five.`);
  return good(found, "There are enough screenshots; the first three show in search results.");
}

function languages({ languages: list }: App): Verdict {
  if (list.length === 0) return unknown("The store does not tell the languages.");
  const found = counted(list.length, "language");
  return list.length < 3
    ? improve(found, "Localize the listing: every language is another set of keywords.")
    : good(found, "The app speaks to several markets.");
}

function freshness({ lastUpdated }: App, now: number): Verdict {
  if (!lastUpdated) return unknown("The store does not tell when the app was updated.");
  const days = Math.max(0, Math.floor((now - Date.parse(lastUpdated)) / DAY_MS));
  const found = `Updated ${counted(days, "day")} ago`;
  return days > STALE_DAYS
    ? improve(found, "Release an update: stores and people prefer apps that are cared for.")
    : good(found, "The app is cared for.");
}

function rating({ rating: value }: App): Verdict {
  if (value === null) return unknown("The app has no rating here yet.");
  const found = `${value.toFixed(1)} of 5`;
  return value < 4
    ? improve(found, "Answer bad reviews and fix what they name; below 4.0 fewer people install.")
    : good(found, "People like it.");
}

function ratings({ ratingCount }: App): Verdict {
  if (ratingCount === null) return unknown("The store does not tell how many people rated.");
  const found = `${ratingCount.toLocaleString("en-US")} ratings`;
  return ratingCount < ENOUGH_RATINGS
    ? improve(found, "Ask for a rating after something went well in the app.")
    : good(found, "Enough people rated it to be trusted.");
}

/** Looks at everything that the listing tells and says what to improve. It adds nothing to the score. */
export function auditListing(app: App, now = Date.now()): AuditItem[] {
  return [
    { id: "title", label: "Title", ...title(app) },
    { id: "subtitle", label: "Subtitle", ...subtitle(app) },
    { id: "description", label: "Description", ...description(app) },
    { id: "opening", label: "First lines", ...opening(app) },
    { id: "screenshots", label: "Screenshots", ...screenshots(app) },
    { id: "languages", label: "Localization", ...languages(app) },
    { id: "freshness", label: "Last update", ...freshness(app, now) },
    { id: "rating", label: "Rating", ...rating(app) },
    { id: "ratings", label: "Number of ratings", ...ratings(app) },
  ];
}
