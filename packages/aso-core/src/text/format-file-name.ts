/** Characters of a part of a file name; chosen by us, so that names of apps don't crowd out the rest. */
const MAX_PART_LENGTH = 50;

const formatPart = (part: string) =>
  (part.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .join("-")
    .slice(0, MAX_PART_LENGTH)
    .replace(/-$|[\uD800-\uDBFF]$/, "");

/**
 * Returns the name of a file without its extension: the words of its parts in lowercase, joined by hyphens. Parts without
 * letters and digits are left out.
 */
export function formatFileName(...parts: readonly string[]): string {
  return parts
    .map(formatPart)
    .filter((part) => part !== "")
    .join("-");
}
