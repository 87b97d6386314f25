export { ProvenanceSchema, SourceSchema, type Provenance, type Source } from "./provenance";
export { CountrySchema, DEFAULT_COUNTRY, NOT_RANKED, SELECTABLE_COUNTRIES, STOREFRONTS } from "./storefronts";
