import type { AdminUserDetail, CustomerOverview } from "@listwise/contracts/admin";
import type { Role } from "@listwise/contracts/api";
import { formatCount } from "@listwise/aso-core/text";
import type { ConfirmRequest } from "@listwise/shared-ui";
import { roleNames } from "../../shared/role-badge";
import {
  endAllSessions,
  endSession,
  removeUser,
  resetSecondFactor,
  resetUsage,
  setPlan,
  setRole,
  setStatus,
  type UserSession,
} from "./user.api";

type User = Pick<AdminUserDetail, "id" | "name">;

const powers: Record<Role, string> = {
  user: "They immediately lose access to the admin area.",
  admin: "They can see and change everything in the admin area except roles and secrets.",
  superadmin: "They can do everything, including changing roles.",
};

export function createRoleConfirmation({ id, name }: User, role: Role): ConfirmRequest {
  return {
    title: `Make ${name} ${role === "admin" ? "an" : "a"} ${roleNames[role]}?`,
    description: powers[role],
    action: "Change role",
    danger: role !== "user",
    failure: "Failed to change the role",
    run: async () => {
      await setRole(id, role);
      return `${name} is now ${role === "admin" ? "an" : "a"} ${roleNames[role]}`;
    },
  };
}

export function createStatusConfirmation({ id, name }: User, isActive: boolean): ConfirmRequest {
  return {
    title: isActive ? `Activate ${name}?` : `Deactivate ${name}?`,
    description: isActive
      ? "They can sign in again."
      : "All their sessions end immediately, and they can't sign in anymore. Their data is kept.",
    action: isActive ? "Activate" : "Deactivate",
    danger: !isActive,
    failure: isActive ? "Failed to activate the account" : "Failed to deactivate the account",
    run: async () => {
      await setStatus(id, isActive);
      return isActive ? `Activated ${name}` : `Deactivated ${name}`;
    },
  };
}

export function createSecondFactorConfirmation({ id, name }: User): ConfirmRequest {
  return {
    title: `Reset the second factor of ${name}?`,
    description:
      "Their passkeys, authenticator app and recovery codes are removed, all their sessions end, and they are notified by email. Verify their identity first.",
    action: "Reset second factor",
    danger: true,
    failure: "Failed to reset the second factor",
    run: async () => {
      await resetSecondFactor(id);
      return `Reset the second factor of ${name}`;
    },
  };
}

/** Returns the display name of a session. */
export function getSessionName({ browser, system }: Pick<UserSession, "browser" | "system">): string {
  return [browser ?? "Unknown browser", system].filter(Boolean).join(" on ");
}

export function createSessionConfirmation({ id, name }: User, session: UserSession): ConfirmRequest {
  return {
    title: "End this session?",
    description: `${name} will be signed out of ${getSessionName(session)} immediately.`,
    action: "End session",
    danger: true,
    failure: "Failed to end the session",
    run: async () => {
      await endSession(id, session.id);
      return "Session ended";
    },
  };
}

export function createAllSessionsConfirmation({ id, name }: User): ConfirmRequest {
  return {
    title: `Sign out ${name} everywhere?`,
    description: "All their sessions end immediately, and their API keys are revoked.",
    action: "Sign out everywhere",
    danger: true,
    failure: "Failed to end the sessions",
    run: async () => {
      const { ended } = await endAllSessions(id);
      return `Ended ${formatCount(ended, "session")}`;
    },
  };
}

export function createRemovalConfirmation({ id, name }: User): ConfirmRequest {
  return {
    title: `Delete ${name}?`,
    description:
      "This permanently deletes the account and all its data and ends its sessions. The owner is notified by email.",
    action: "Delete account",
    danger: true,
    failure: "Failed to delete the account",
    run: async () => {
      await removeUser(id);
      return `Deleted ${name}`;
    },
  };
}

export function createResetConfirmation(
  { id, name }: User,
  feature: { key: string; name: string } | null,
): ConfirmRequest {
  return {
    title: feature ? `Reset ${feature.name}?` : "Reset all usage?",
    description: feature
      ? `Resets the current period of ${name} to 0.`
      : `Resets all usage counters of ${name} to 0. Tracked items are kept.`,
    action: "Reset",
    danger: true,
    failure: "Failed to reset user usage",
    run: async () => {
      await resetUsage(id, feature?.key ?? null);
      return feature ? `Reset ${feature.name}` : "Reset all usage";
    },
  };
}

/**
 * Says what a change of the plan means for the payment. Only Paddle can change what is billed; its next event about a
 * paid subscription sets the plan again. Paddle asks for each change how it is prorated:
 * https://developer.paddle.com/build/subscriptions/replace-products-prices-upgrade-downgrade
 */
export function describeBilling({ subscription, sellsPlans }: CustomerOverview): string {
  if (!sellsPlans) return "Nothing is charged, because this site has no payment provider.";
  if (!subscription?.isPaid) return "Nothing is charged: this account has no paid subscription.";
  return "Paddle keeps billing the current subscription, and its next event sets the plan back. To change what is billed, change the subscription in Paddle, where you choose how the difference is prorated: immediately, with the next bill, or not at all.";
}

export function createPlanConfirmation(
  { id, name }: User,
  plan: { key: string; name: string },
  overview: CustomerOverview,
): ConfirmRequest {
  return {
    title: `Change the plan of ${name} to ${plan.name}?`,
    description: `The plan's limits apply from their next request. Overrides are kept. ${describeBilling(overview)}`,
    action: "Change plan",
    failure: "Failed to change the plan",
    run: async () => {
      await setPlan(id, plan.key);
      return `${name} is now on ${plan.name}`;
    },
  };
}
