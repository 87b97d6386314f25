/** Kind of change that a release highlight describes. */
export type HighlightType = "feature" | "improvement" | "bugfix" | "performance";

/** Ordered rules; the first match applies. */
const types: readonly (readonly [RegExp, HighlightType])[] = [
  [/fix|bug/i, "bugfix"],
  [/improve|enhance/i, "improvement"],
  [/performance|speed/i, "performance"],
];

/** Returns the type of a highlight by its heading. */
export function getHighlightType(heading: string): HighlightType {
  return types.find(([rule]) => rule.test(heading))?.[1] ?? "feature";
}

interface Release {
  id: number;
  title: string;
}

/** Returns the version from `v1.2` or `v1.2.3` in the title, or `v{id}`. */
export function getReleaseVersion({ id, title }: Release): string {
  return /v\d+\.\d+(?:\.\d+)?/i.exec(title)?.[0].toLowerCase() ?? `v${id}`;
}

/** Returns the title without a leading version, which the badge shows already. */
export function getReleaseTitle(release: Release): string {
  const version = getReleaseVersion(release).replaceAll(".", "\\.");
  return release.title.replace(new RegExp(`^${version}[\\s:–—-]*`, "i"), "") || release.title;
}
