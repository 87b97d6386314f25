/**
 * Whether a browser with this number is in a canary of so many percent. It stays on its side while the share grows, and
 * each release begins at another number, so that it is not always the same browsers that go first.
 */
export function isInCanary(name: string, bucket: number, percent: number): boolean {
  return (offsetOf(name) + bucket) % 100 < percent;
}

/** FNV-1a over the name. */
function offsetOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash % 100;
}
