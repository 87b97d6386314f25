import { isAdminRole, type Role, type SecondFactorMethod } from "@listwise/contracts";
import type { Config } from "../../platform/config";
import type { UserRow } from "./accounts.repository";

/** Returns whether a role may be used with a second factor only: administration, except on a loopback setup. */
export function isSecondFactorRequired({ loopback }: Pick<Config, "loopback">, role: Role): boolean {
  return !loopback && isAdminRole(role);
}

/** Returns whether an account has to set up a second factor before it may administer. */
export function isSecondFactorMissing(
  config: Pick<Config, "loopback">,
  { role, secondFactors }: Pick<UserRow, "role" | "secondFactors">,
): boolean {
  return isSecondFactorRequired(config, role) && secondFactors.length === 0;
}

/** Returns the ways in which an account proves its second factor; none without one. */
export function listSecondFactorMethods({
  secondFactors,
}: Pick<UserRow, "secondFactors">): SecondFactorMethod[] {
  return secondFactors.length === 0 ? [] : [...secondFactors, "recovery-code"];
}
