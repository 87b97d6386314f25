import type { AdminUser } from "@listwise/contracts";
import { aUser } from "@listwise/shared-auth/testing";

export function aUserRow(change: Partial<AdminUser> = {}): AdminUser {
  return {
    ...aUser(),
    isActive: true,
    plan: "Free",
    createdAt: "2026-11-01T08:00:00.000Z",
    lastSeenAt: "2026-11-19T08:00:00.000Z",
    ...change,
  };
}
