import type { User } from "@listwise/contracts/auth";
import type { Config } from "../../infra/config/config";
import { isSecondFactorRequired } from "./sign-in/second-factors";
import type { UserRow } from "./accounts.reads";

/** Converts a stored user to the API's format, without the password hash. */
export function presentUser(config: Pick<Config, "loopback">, row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    emailVerified: row.emailVerifiedAt !== null,
    password: row.passwordHash !== null,
    secondFactor: row.secondFactors.length > 0,
    secondFactorRequired: isSecondFactorRequired(config, row.role),
  };
}
