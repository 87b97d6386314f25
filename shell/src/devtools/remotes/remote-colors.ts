/** Tones of the theme that tell remotes apart, in the order of the registry. */
const TONES = ["rank-10", "rank-50", "change-down", "rank-100", "danger", "rank-20"];

/** Returns the CSS color of a remote by its place in the registry. */
export function getRemoteColor(index: number): string {
  return `var(--lw-${TONES[index % TONES.length]}-text)`;
}
