const FIRST_SAMPLE_ID = 900_000_001;

/** Store ids of apps of the sample catalogue. */
export function sampleStoreIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(FIRST_SAMPLE_ID + index));
}
