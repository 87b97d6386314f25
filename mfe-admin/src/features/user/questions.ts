import type { AdminUserDetail, Role } from "@listwise/contracts";
import type { Question } from "../../shared/confirm-dialog";
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
  user: "They lose every right in administration, at once.",
  admin: "They see and change everything in administration but roles and secrets.",
  superadmin: "They may do everything, give roles included.",
};

export function roleQuestion({ id, name }: User, role: Role): Question {
  return {
    title: `Make ${name} ${role === "admin" ? "an" : "a"} ${roleNames[role]}?`,
    description: powers[role],
    action: "Change role",
    danger: role !== "user",
    run: async () => {
      await setRole(id, role);
      return `${name} is ${role === "admin" ? "an" : "a"} ${roleNames[role]} now`;
    },
  };
}

export function statusQuestion({ id, name }: User, isActive: boolean): Question {
  return {
    title: isActive ? `Activate ${name}?` : `Deactivate ${name}?`,
    description: isActive
      ? "They can sign in again."
      : "All their sessions end at once, and they cannot sign in any more. Nothing they have is deleted.",
    action: isActive ? "Activate" : "Deactivate",
    danger: !isActive,
    run: async () => {
      await setStatus(id, isActive);
      return isActive ? `Activated ${name}` : `Deactivated ${name}`;
    },
  };
}

export function secondFactorQuestion({ id, name }: User): Question {
  return {
    title: `Reset the second factor of ${name}?`,
    description:
      "Their passkeys, authenticator app and recovery codes are removed, all their sessions end, and they get an email. Make sure that it is really them who asked.",
    action: "Reset second factor",
    danger: true,
    run: async () => {
      await resetSecondFactor(id);
      return `Reset the second factor of ${name}`;
    },
  };
}

/** A session as people call it. */
export function sessionName({ browser, system }: Pick<UserSession, "browser" | "system">): string {
  return [browser ?? "Unknown browser", system].filter(Boolean).join(" on ");
}

export function sessionQuestion({ id, name }: User, session: UserSession): Question {
  return {
    title: "End this session?",
    description: `${name} is signed out of ${sessionName(session)} at once.`,
    action: "End session",
    danger: true,
    run: async () => {
      await endSession(id, session.id);
      return "Session ended";
    },
  };
}

export function allSessionsQuestion({ id, name }: User): Question {
  return {
    title: "End all sessions?",
    description: `${name} is signed out everywhere at once.`,
    action: "End all sessions",
    danger: true,
    run: async () => {
      const { ended } = await endAllSessions(id);
      return `Ended ${ended} ${ended === 1 ? "session" : "sessions"}`;
    },
  };
}

export function removalQuestion({ id, name }: User): Question {
  return {
    title: `Delete ${name}?`,
    description:
      "The account and all that it holds are gone for good, its sessions end at once, and its owner is told by mail.",
    action: "Delete account",
    danger: true,
    run: async () => {
      await removeUser(id);
      return `Deleted ${name}`;
    },
  };
}

export function resetQuestion({ id, name }: User, feature: { key: string; name: string } | null): Question {
  return {
    title: feature ? `Reset ${feature.name}?` : "Reset all usage?",
    description: feature
      ? `${name} starts again at 0 in the running period.`
      : `Every running counter of ${name} starts again at 0. What is tracked stays.`,
    action: "Reset",
    danger: true,
    run: async () => {
      await resetUsage(id, feature?.key ?? null);
      return feature ? `Reset ${feature.name}` : "Reset all usage";
    },
  };
}

export function planQuestion({ id, name }: User, plan: { key: string; name: string }): Question {
  return {
    title: `Put ${name} on ${plan.name}?`,
    description: "Its limits hold from their next call on. What was given beside the plan stays.",
    action: "Change plan",
    run: async () => {
      await setPlan(id, plan.key);
      return `${name} is on ${plan.name} now`;
    },
  };
}
