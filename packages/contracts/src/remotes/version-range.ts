type Version = readonly [number, number, number];

function parseVersion(text: string): Version | null {
  const [, major, minor, patch] = /^v?(\d+)\.(\d+)\.(\d+)/.exec(text) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

function compareVersions(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Returns the first version outside a caret range, which keeps the leftmost nonzero digit. */
function computeCaretEnd([major, minor, patch]: Version): Version {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

/** Returns true if a version is in a range as written by builds: `^1.2.3`, `~1.2.3`, `>=1.2.3`, `1.2.3` or `*`. */
export function satisfies(version: string, range: string): boolean {
  if (range === "*") return true;
  const [, operator = "", base = ""] = /^(\^|~|>=|=)?\s*(\S.*)$/s.exec(range.trim()) ?? [];
  const [actual, least] = [parseVersion(version), parseVersion(base)];
  if (!actual || !least || compareVersions(actual, least) < 0) return false;
  if (operator === ">=") return true;
  if (operator === "^") return compareVersions(actual, computeCaretEnd(least)) < 0;
  if (operator === "~") return compareVersions(actual, [least[0], least[1] + 1, 0]) < 0;
  return compareVersions(actual, least) === 0;
}
