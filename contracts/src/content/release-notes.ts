/** What a highlight of a release is about. */
export type HighlightType = "feature" | "improvement" | "bugfix" | "performance";

/** The first rule that fits the heading. */
const types: readonly (readonly [RegExp, HighlightType])[] = [
  [/fix|bug/i, "bugfix"],
  [/improve|enhance/i, "improvement"],
  [/performance|speed/i, "performance"],
];

/** The type that the heading of a highlight tells. */
export function highlightType(heading: string): HighlightType {
  return types.find(([rule]) => rule.test(heading))?.[1] ?? "feature";
}

interface Release {
  id: number;
  title: string;
}

/** From `v1.2` or `v1.2.3` in the title, else from the page's id. */
export function releaseVersion({ id, title }: Release): string {
  return /v\d+\.\d+(?:\.\d+)?/i.exec(title)?.[0].toLowerCase() ?? `v${id}`;
}

/** The title beside a badge that says the version already. */
export function releaseTitle(release: Release): string {
  const version = releaseVersion(release).replaceAll(".", "\\.");
  return release.title.replace(new RegExp(`^${version}[\\s:–—-]*`, "i"), "") || release.title;
}
