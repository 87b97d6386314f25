import { IDEA_SOURCES, type IdeaSource, type KeywordIdea } from "@listwise/contracts/keywords";
import { formatCount } from "@listwise/aso-core/text";
import { formatCountry } from "@listwise/shared-ui";
import type { IdeaOrigin } from "./ideas";

export const ORIGINS: Record<IdeaOrigin, string> = {
  seeds: "App names",
  autocomplete: "Autocomplete",
  competitors: "Competitors",
  reviews: "Reviews",
  countries: "Other countries",
  combination: "Combination",
  saved: "Saved",
};

/** Sources of the form with what they read. */
export const SOURCE_CHOICES: Record<IdeaSource, { label: string; hint: string }> = {
  seeds: { label: "Seeds", hint: "Names of apps that your seeds find, and common combinations." },
  autocomplete: { label: "Autocomplete", hint: "Suggestions of the store's search field for your seeds." },
  competitors: { label: "Competitors", hint: "Listings of your app and its competitors." },
  reviews: { label: "Reviews", hint: "Topics of your app's reviews." },
  countries: {
    label: "Other countries",
    hint: "The same apps' listings in other countries of the same language.",
  },
};

/** Sources that need no app. */
export const SEED_SOURCES: readonly IdeaSource[] = ["seeds", "autocomplete"];

/** Returns the known sources in the order of the page. */
export function sortSources(sources: readonly IdeaSource[]): IdeaSource[] {
  return IDEA_SOURCES.filter((source) => sources.includes(source));
}

/** Returns a sentence about where an idea comes from: "Competitors: Trail Radar and 2 more". */
export function describeEvidence({ source, detail, count }: KeywordIdea["sources"][number]): string {
  const more = count > 1 ? ` and ${count - 1} more` : "";
  switch (source) {
    case "seeds":
      return `Apps found for “${detail}”${more}`;
    case "autocomplete":
      return `Suggested for “${detail}”${more}`;
    case "competitors":
      return `Listing of ${detail}${more}`;
    case "countries":
      return `Listing in ${formatCountry(detail ?? "")}${more}`;
    case "reviews":
      return `In ${formatCount(count, "review")}`;
  }
}
