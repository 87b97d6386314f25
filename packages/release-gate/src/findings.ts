import type { GateFinding } from "@listwise/contracts/releases";
import type { Release } from "@listwise/contracts/remotes";

const createLevel =
  (level: GateFinding["level"]) =>
  (rule: string, message: string): GateFinding => ({ level, rule, message });

/** Creates a finding that rejects the release. */
export const error = createLevel("error");
/** Creates a finding about a dangerous difference, which an administrator has to confirm. */
export const confirm = createLevel("confirm");
/** Creates a finding that is only reported. */
export const warning = createLevel("warning");

/** Returns how messages name a release. */
export const formatRelease = ({ name, version }: Release) => `${name} ${version}`;

/** Formats a list of names: `a`, `a and b`, `a, b and c`. */
export const formatList = (names: readonly string[]) => new Intl.ListFormat("en-US").format(names);
