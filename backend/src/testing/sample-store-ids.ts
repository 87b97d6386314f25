const FIRST_SAMPLE_ID = 900_000_001;

/** Returns store ids of apps in the sample catalog. */
export function createSampleStoreIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(FIRST_SAMPLE_ID + index));
}
