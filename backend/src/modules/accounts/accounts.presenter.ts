import type { User } from "@listwise/contracts";
import type { Config } from "../../platform/config";
import type { UserRow } from "./accounts.repository";
import { isSecondFactorRequired } from "./second-factors";

/** A user as answers carry it; never a hash. */
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
