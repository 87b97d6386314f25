import { adminUserEndpoints, type AdminUserDetail, type Role } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export type UserSession = AdminUserDetail["sessions"][number];

export const userKey = (id: number) => ["admin", "user", id] as const;

export function userQuery(id: number) {
  return queryOptions({
    queryKey: userKey(id),
    queryFn: async ({ signal }) => (await call(adminUserEndpoints.user, { params: { id }, signal })).data,
    staleTime: 0,
  });
}

export function setRole(id: number, role: Role) {
  return call(adminUserEndpoints.setRole, { params: { id }, body: { role } });
}

export function setStatus(id: number, isActive: boolean) {
  return call(adminUserEndpoints.setStatus, { params: { id }, body: { isActive } });
}

export function endSession(id: number, sessionId: string) {
  return call(adminUserEndpoints.terminateSession, { params: { id, sessionId } });
}

export function endAllSessions(id: number) {
  return call(adminUserEndpoints.terminateAllSessions, { params: { id } });
}
