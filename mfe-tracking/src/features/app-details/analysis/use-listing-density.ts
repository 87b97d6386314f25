import type { App } from "@listwise/contracts/apps";
import { analyzeDensity, type DensityResult, type LanguageCode } from "@listwise/aso-core/density";
import { useQuery } from "@tanstack/react-query";

const DELAY_MS = 500;
const MIN_SEED_COUNT = 5;
const MAX_SEEDS = 5;
const FALLBACK_SEEDS = 3;

/** Analyzes the words of a listing's name, subtitle and description. */
export function useListingDensity(app: App, language: LanguageCode) {
  return useQuery({
    queryKey: ["density", app.id, app.country, language, app.provenance.fetchedAt],
    queryFn: async () => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      const text = [app.name, app.subtitle, app.description].filter(Boolean).join("\n");
      return analyzeDensity(text, language);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns words to base suggestions on: those that occur five times or more, else the three most frequent. */
export function getSeeds({ rows }: DensityResult): string[] {
  const often = rows.filter(({ count }) => count >= MIN_SEED_COUNT).slice(0, MAX_SEEDS);
  return (often.length > 0 ? often : rows.slice(0, FALLBACK_SEEDS)).map(({ keyword }) => keyword);
}
