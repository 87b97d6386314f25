// A separate entry point, so that only pages that compare word forms include it. A stemmer loads when first used.
export { loadStemmer, type Stemmer } from "./load-stemmer";
