import type { AdminUser } from "@listwise/contracts/admin";
import type { Config } from "../../infra/config/config";
import { presentUser, type UserRow } from "../accounts";

export function presentAdminUser(
  config: Config,
  user: UserRow,
  planNames: ReadonlyMap<string, string>,
): AdminUser {
  return {
    ...presentUser(config, user),
    isActive: user.isActive,
    plan: planNames.get(user.plan) ?? user.plan,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
  };
}
