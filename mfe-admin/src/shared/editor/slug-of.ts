/** A title as the last part of an address: letters without their marks, digits, single hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 100)
    .replace(/^-|-$/g, "");
}
