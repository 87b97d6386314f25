/**
 * Returns true if a browser's bucket (0–99) is in a canary of this percentage. A browser stays in a growing canary.
 * Every release starts at a different bucket, so that the first browsers aren't always the same.
 */
export function isInCanary(name: string, bucket: number, percent: number): boolean {
  return (computeOffset(name) + bucket) % 100 < percent;
}

/** Returns the FNV-1a hash of the name modulo 100. */
function computeOffset(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash % 100;
}
