// The federation runtime's own check, which is in the bundle anyway. An alias of the build names its file.
declare module "federation-semver" {
  /** Returns true if a version is in a range, as npm compares them. */
  export function satisfy(version: string, range: string): boolean;
}
