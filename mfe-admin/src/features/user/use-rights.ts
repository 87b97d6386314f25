import type { AdminUserDetail } from "@listwise/contracts/admin";
import { useSession } from "@listwise/shared-auth";

/** Rights of the signed-in administrator to an account. The server decides; this hides what it would refuse. */
export interface Rights {
  mayAct: boolean;
  mayGiveRoles: boolean;
  mayDelete: boolean;
  mayResetSecondFactor: boolean;
  mayView: boolean;
}

export function useRights({ id, role, isActive, secondFactor }: AdminUserDetail): Rights {
  const self = useSession(({ user }) => user);
  const isSuperadmin = self?.role === "superadmin";
  const mayRemove = self?.id !== id && (isSuperadmin || role === "user");
  return {
    mayAct: isSuperadmin || role !== "superadmin",
    mayGiveRoles: isSuperadmin,
    mayDelete: mayRemove,
    mayResetSecondFactor: secondFactor && mayRemove,
    mayView: role === "user" && isActive,
  };
}
