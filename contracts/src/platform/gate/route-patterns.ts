/** Pages of the shell: no remote may claim their addresses. */
export const SHELL_ROUTES = [
  "/login",
  "/register",
  "/verify-email",
  "/forgot-password",
  "/reset-password",
  "/auth/google/callback",
  "/settings",
  "/notifications",
  "/analytics",
  "/user-analytics",
  "/ab-testing",
  "/reports",
] as const;

const segmentsOf = (path: string) => path.split("/").filter(Boolean);
const isFixed = (segment: string) => !segment.startsWith(":") && segment !== "*";

/** A pattern without the names of its parameters: two that are equal lead to the same addresses. */
export function shapeOf(pattern: string): string {
  return `/${segmentsOf(pattern)
    .map((segment) => (segment.startsWith(":") ? ":" : segment))
    .join("/")}`;
}

/**
 * How particular a pattern is for a path, as text that compares: fixed segments win over parameters, those over a
 * wildcard. `null` when the pattern does not match. The path may itself be a pattern.
 */
export function scoreOf(pattern: string, path: string): string | null {
  const [parts, segments] = [segmentsOf(pattern), segmentsOf(path)];
  let score = "=";
  for (const [index, part] of parts.entries()) {
    if (part === "*") return `${score}1`;
    const segment = segments[index];
    if (segment === undefined) return null;
    if (!isFixed(part)) score += "2";
    else if (part === segment) score += "3";
    else return null;
  }
  return parts.length === segments.length ? score : null;
}

/** Whether `pattern` takes addresses from `other`: both match them and `pattern` is the more particular. */
export function takesFrom(pattern: string, other: string): boolean {
  if (shapeOf(pattern) === shapeOf(other)) return true;
  const first = segmentsOf(other)[0];
  // Who claims whatever is left over expects to give way.
  if (first === undefined || !isFixed(first)) return false;
  return scoreOf(other, pattern) !== null;
}
