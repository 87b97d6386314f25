import type { App } from "@listwise/contracts/apps";
import { analyzeDensity, type LanguageCode } from "@listwise/aso-core/density";
import { useQuery } from "@tanstack/react-query";

const DELAY_MS = 500;

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
