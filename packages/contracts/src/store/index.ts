export { ProvenanceSchema, SourceSchema, type Provenance, type Source } from "./provenance";
export {
  SOURCE_FIELDS,
  storeEndpoints,
  StoreSourceSchema,
  type SourceField,
  type StoreSource,
} from "./store-source";
export { CountrySchema, DEFAULT_COUNTRY, NOT_RANKED, SELECTABLE_COUNTRIES, STOREFRONTS } from "./storefronts";
