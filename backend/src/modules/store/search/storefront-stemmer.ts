import { getCountryLanguage } from "@listwise/aso-core/density";
import { loadStemmer, type Stemmer } from "@listwise/aso-core/stemming";

/** Loads the stemmer of the language in which the search compares the listings of a storefront. */
export function loadStorefrontStemmer(country: string): Promise<Stemmer> {
  return loadStemmer(getCountryLanguage(country));
}
