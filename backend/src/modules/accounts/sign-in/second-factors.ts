import { isAdminRole, type Role } from "@listwise/contracts/api";
import type { SecondFactorMethod } from "@listwise/contracts/auth";
import type { Config } from "../../../infra/config/config";
import type { UserRow } from "../accounts.reads";

/** Returns true if a role requires a second factor: administrators do, except on a loopback setup. */
export function isSecondFactorRequired({ loopback }: Pick<Config, "loopback">, role: Role): boolean {
  return !loopback && isAdminRole(role);
}

/** Returns true if an account must set up a second factor before it can use its administrator role. */
export function isSecondFactorMissing(
  config: Pick<Config, "loopback">,
  { role, secondFactors }: Pick<UserRow, "role" | "secondFactors">,
): boolean {
  return isSecondFactorRequired(config, role) && secondFactors.length === 0;
}

/** Returns the methods that prove an account's second factor; empty if it has none. */
export function listSecondFactorMethods({
  secondFactors,
}: Pick<UserRow, "secondFactors">): SecondFactorMethod[] {
  return secondFactors.length === 0 ? [] : [...secondFactors, "recovery-code"];
}
