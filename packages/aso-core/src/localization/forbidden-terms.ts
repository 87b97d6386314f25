import type { FieldKey, ListingPlatform } from "./fields";
import { formatWords } from "./format-words";

interface ForbiddenTerms {
  fields: readonly FieldKey[];
  terms: readonly string[];
  reason: string;
}

/*
 * Terms that reviewers of the stores reject. The lists are ours and English only; the rules behind them are
 * https://developer.apple.com/app-store/review/guidelines/#2.3.7 (prices and irrelevant phrases), 2.3.10 (other mobile
 * platforms), and https://support.google.com/googleplay/android-developer/answer/9898842 (rank, price and calls to
 * action in titles).
 */
const byStore: Readonly<Record<ListingPlatform, readonly ForbiddenTerms[]>> = {
  ios: [
    {
      fields: ["name", "subtitle", "shortDescription", "description", "keywords", "releaseNotes"],
      terms: ["android", "google play", "play store", "windows phone", "blackberry"],
      reason: "Apple rejects texts that name other mobile platforms",
    },
    {
      fields: ["name", "subtitle", "keywords"],
      terms: ["free", "sale", "discount", "#1", "number one", "best app"],
      reason: "Apple rejects prices and rank claims here",
    },
  ],
  android: [
    {
      fields: ["name"],
      terms: [
        "#1",
        "no. 1",
        "best",
        "top",
        "free",
        "no ads",
        "sale",
        "discount",
        "new",
        "popular",
        "app of the year",
        "editor's choice",
        "download now",
        "install now",
        "play now",
      ],
      reason: "Google rejects prices, rank claims and calls to action in titles",
    },
  ],
};

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Returns the terms that a text contains as whole words, regardless of case. */
export function findTerms(text: string, terms: readonly string[]): string[] {
  return terms.filter((term) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(term.normalize("NFC"))}(?![\\p{L}\\p{N}])`, "iu").test(
      text.normalize("NFC"),
    ),
  );
}

interface RejectedTerms {
  terms: string[];
  reason: string;
}

/** Returns the message about rejected terms of a field. */
export const formatRejectedTerms = (label: string, { terms, reason }: RejectedTerms): string =>
  `${label} contains ${formatWords(terms)}. ${reason}.`;

/** Returns the terms of a text that the store rejects, with the reason. */
export function findRejectedTerms(field: FieldKey, text: string, platform: ListingPlatform): RejectedTerms[] {
  return byStore[platform].flatMap(({ fields, terms, reason }) => {
    const found = fields.includes(field) ? findTerms(text, terms) : [];
    return found.length > 0 ? [{ terms: found, reason }] : [];
  });
}
