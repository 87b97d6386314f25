import type { App } from "@listwise/contracts/apps";
import { formatCount } from "@listwise/aso-core/text";
import { getField, type FieldKey } from "@listwise/aso-core/localization";
import { STORES } from "@listwise/aso-core/stores";
import { countGraphemes } from "./aso-score";

export type AuditState = "good" | "improve" | "unknown";

export interface AuditItem {
  id: string;
  label: string;
  state: AuditState;
  /** The listing's current value. */
  found: string;
  /** The next step, or the reason why the value is unknown. */
  advice: string;
}

const DAY_MS = 86_400_000;
const STALE_DAYS = 90;
const MIN_RATINGS = 100;

type Verdict = Omit<AuditItem, "id" | "label">;

const good = (found: string, advice: string): Verdict => ({ state: "good", found, advice });
const improve = (found: string, advice: string): Verdict => ({ state: "improve", found, advice });
const unknown = (advice: string): Verdict => ({ state: "unknown", found: "Unknown", advice });

const getLimit = (key: FieldKey, { platform }: App) => getField(key).limits[platform] ?? 0;

function auditTitle(app: App): Verdict {
  const [length, limit] = [countGraphemes(app.name), getLimit("name", app)];
  const found = `${length} of ${limit} characters`;
  if (length > limit) return improve(found, `Shorten the title to ${limit} characters, the store's limit.`);
  if (length < 20) {
    return improve(found, "Use the remaining characters for your most important keyword.");
  }
  return good(found, "The title makes good use of its length.");
}

/** Returns the label of the text below the name. */
const getTaglineLabel = ({ platform }: App) => getField(STORES[platform].tagline).label;

function auditTagline(app: App): Verdict {
  const label = getTaglineLabel(app).toLowerCase();
  if (app.subtitle === null) return unknown(`The source of this listing doesn't provide the ${label}.`);
  const [length, limit] = [countGraphemes(app.subtitle), getLimit(STORES[app.platform].tagline, app)];
  const found = `${length} of ${limit} characters`;
  const words = new Set(app.name.toLocaleLowerCase("en").split(/[^\p{L}\p{N}]+/u));
  const repeated = app.subtitle
    .toLocaleLowerCase("en")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && words.has(word));
  if (repeated.length > 0) {
    return improve(
      found,
      `Don't repeat words from the title (${repeated.join(", ")}). Use the space for other words.`,
    );
  }
  return length < limit / 2
    ? improve(found, `Add a second keyword phrase to the ${label}.`)
    : good(found, `The ${label} adds new words.`);
}

function auditDescription(app: App): Verdict {
  const { description: text } = app;
  if (text === null) return unknown("The source of this listing has no description.");
  const length = countGraphemes(text);
  const found = `${length.toLocaleString("en-US")} of ${getLimit("description", app).toLocaleString("en-US")} characters`;
  if (length <= 200) return improve(found, "Write more than 200 characters: benefits, features, proof.");
  return length < 1000
    ? improve(found, "You have space left. Describe each feature in a short paragraph.")
    : good(found, "The description is detailed.");
}

function auditOpening({ description: text }: App): Verdict {
  if (!text) return unknown("There is no description to check.");
  const first = text.trim().split(/\n/)[0] ?? "";
  const found = `First paragraph: ${formatCount(countGraphemes(first), "character")}`;
  return countGraphemes(first) > 250
    ? improve(
        found,
        "Open with one or two short sentences. The store collapses the text after the third line.",
      )
    : good(found, "The opening fits above the fold.");
}

function auditScreenshots({ screenshots: list, platform }: App): Verdict {
  // Stores require screenshots, so an empty list means that the source doesn't provide them.
  if (list.length === 0) return unknown("The source of this listing doesn't provide screenshots.");
  const found = `${list.length} of ${STORES[platform].maxScreenshots}`;
  if (list.length < 5)
    return improve(found, `Add ${formatCount(5 - list.length, "screenshot")} to reach five.`);
  return good(found, "You have enough screenshots. The first three appear in search results.");
}

function auditLanguages({ languages: list }: App): Verdict {
  if (list.length === 0) return unknown("The source of this listing doesn't provide languages.");
  const found = formatCount(list.length, "language");
  return list.length < 3
    ? improve(found, "Localize the listing. Every language adds another set of keywords.")
    : good(found, "The listing covers several markets.");
}

function auditFreshness({ lastUpdated }: App, now: number): Verdict {
  if (!lastUpdated) return unknown("The source of this listing doesn't provide the date of the last update.");
  const days = Math.max(0, Math.floor((now - Date.parse(lastUpdated)) / DAY_MS));
  const found = `Updated ${formatCount(days, "day")} ago`;
  return days > STALE_DAYS
    ? improve(found, "Release an update. Stores and users prefer apps that are actively maintained.")
    : good(found, "The app is actively maintained.");
}

function auditRating({ rating: value }: App): Verdict {
  if (value === null) return unknown("The app has no rating here yet.");
  const found = `${value.toFixed(1)} of 5`;
  return value < 4
    ? improve(
        found,
        "Reply to bad reviews and fix the problems they mention. Below 4.0, fewer people install.",
      )
    : good(found, "Users rate the app well.");
}

function auditRatingCount({ ratingCount }: App): Verdict {
  if (ratingCount === null)
    return unknown("The source of this listing doesn't provide the number of ratings.");
  const found = formatCount(ratingCount, "rating");
  return ratingCount < MIN_RATINGS
    ? improve(found, "Ask for a rating after a user succeeds at something in the app.")
    : good(found, "The app has enough ratings to be trusted.");
}

/** Returns the findings for a listing. They don't affect the score. */
export function auditListing(app: App, now = Date.now()): AuditItem[] {
  return [
    { id: "title", label: "Title", ...auditTitle(app) },
    { id: "subtitle", label: getTaglineLabel(app), ...auditTagline(app) },
    { id: "description", label: "Description", ...auditDescription(app) },
    { id: "opening", label: "First lines", ...auditOpening(app) },
    { id: "screenshots", label: "Screenshots", ...auditScreenshots(app) },
    { id: "languages", label: "Localization", ...auditLanguages(app) },
    { id: "freshness", label: "Last update", ...auditFreshness(app, now) },
    { id: "rating", label: "Rating", ...auditRating(app) },
    { id: "ratings", label: "Number of ratings", ...auditRatingCount(app) },
  ];
}
