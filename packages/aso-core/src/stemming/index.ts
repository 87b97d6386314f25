// A separate entry point, so that only pages that compare word forms include it. A stemmer loads when first used.
export {
  chooseKeywords,
  createPhraseKey,
  type PhraseEvidence,
  type PhraseFrequencies,
} from "./choose-keywords";
export { clusterKeywords, type KeywordCluster } from "./cluster-keywords";
export { loadStemmer, type Stemmer } from "./load-stemmer";
export { splitSearchStems } from "./split-stems";
