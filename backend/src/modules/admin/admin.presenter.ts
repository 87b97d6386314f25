import type { AdminUser } from "@listwise/contracts";
import { presentUser, type UserRow } from "../accounts";

export function presentAdminUser(user: UserRow, planNames: ReadonlyMap<string, string>): AdminUser {
  return {
    ...presentUser(user),
    isActive: user.isActive,
    plan: planNames.get(user.plan) ?? user.plan,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
  };
}
