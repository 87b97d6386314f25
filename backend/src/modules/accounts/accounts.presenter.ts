import type { User } from "@listwise/contracts";
import type { UserRow } from "./accounts.repository";

/** A user as answers carry it; never a hash. */
export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    emailVerified: row.emailVerifiedAt !== null,
    password: row.passwordHash !== null,
    secondFactor: false,
    secondFactorRequired: false,
  };
}
