import { normalizeListingText } from "@listwise/aso-core/optimizer";
import { explainMissing } from "@listwise/aso-core/text";
import { STORES } from "@listwise/aso-core/stores";
import type { App } from "@listwise/contracts/apps";
import { useStoreSource } from "@listwise/shared-ui";

/** Returns true if a text equals the one in the store; spaces and line breaks don't count. */
export const isLiveText = (text: string, live: string) =>
  normalizeListingText(text) === normalizeListingText(live);

/** Texts of the current listing; unknown ones are `null`. */
export interface LiveTexts {
  name: string | null;
  subtitle: string | null;
  keywords: null;
  shortDescription: string | null;
  description: string | null;
}

/** Returns the texts of a listing that the source provides. */
export function getLiveTexts(listing: App | null): LiveTexts {
  const unknown = { name: null, subtitle: null, keywords: null, shortDescription: null, description: null };
  if (!listing) return unknown;
  const { name, subtitle, description, platform } = listing;
  return { ...unknown, name, [STORES[platform].tagline]: subtitle, description };
}

const NAMES = { subtitle: "subtitles", shortDescription: "short descriptions", description: "descriptions" };

/** Returns a function that says why a text of a listing is unknown; undefined if it is known. */
export function useExplainMissing(listing: App | null, live: LiveTexts) {
  const source = useStoreSource();
  return (field: keyof LiveTexts): string | undefined => {
    if (!listing || live[field] !== null || field === "name") return undefined;
    if (field === "keywords") return "Only you can see this field.";
    return explainMissing(source, NAMES[field]);
  };
}
