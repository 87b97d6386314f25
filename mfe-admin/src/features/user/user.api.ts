import { viewAsEndpoints } from "@listwise/contracts/account";
import { adminUserEndpoints, customerEndpoints, type AdminUserDetail } from "@listwise/contracts/admin";
import type { Role } from "@listwise/contracts/api";
import { adminSecondFactorEndpoints } from "@listwise/contracts/auth";
import { limitsAdminEndpoints, userLimitsEndpoints } from "@listwise/contracts/limits";
import { call, startViewing } from "@listwise/shared-auth";
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

export function removeUser(id: number) {
  return call(adminUserEndpoints.remove, { params: { id } });
}

export function resetSecondFactor(id: number) {
  return call(adminSecondFactorEndpoints.reset, { params: { id } });
}

export const limitsKey = (id: number) => ["admin", "user", id, "limits"] as const;
export const usageKey = (id: number) => ["admin", "user", id, "usage"] as const;

export function limitsQuery(id: number) {
  return queryOptions({
    queryKey: limitsKey(id),
    queryFn: async ({ signal }) =>
      (await call(userLimitsEndpoints.userLimits, { params: { id }, signal })).data,
    staleTime: 0,
  });
}

export function plansQuery() {
  return queryOptions({
    queryKey: ["admin", "limit-templates"],
    queryFn: async ({ signal }) => (await call(limitsAdminEndpoints.templates, { signal })).data,
  });
}

/** Returns the query for the current usage and the usage per period between two days; the last 30 if empty. */
export function usageQuery(id: number, days: { startDate: string; endDate: string }) {
  const query = Object.fromEntries(Object.entries(days).filter(([, day]) => day !== ""));
  return queryOptions({
    queryKey: [...usageKey(id), query],
    queryFn: ({ signal }) => call(userLimitsEndpoints.userUsage, { params: { id }, query, signal }),
    staleTime: 0,
  });
}

export function resetUsage(id: number, feature: string | null) {
  return feature === null
    ? call(userLimitsEndpoints.resetUsage, { params: { id } })
    : call(userLimitsEndpoints.resetFeature, { params: { id, feature } });
}

export function resendConfirmation(id: number) {
  return call(customerEndpoints.resendConfirmation, { params: { id } });
}

export function sendPasswordReset(id: number) {
  return call(customerEndpoints.sendPasswordReset, { params: { id } });
}

/** Shows the site as a user in this tab; the page loads anew. */
export async function viewAs(id: number) {
  startViewing((await call(viewAsEndpoints.start, { params: { id } })).data);
}

export function overviewQuery(id: number) {
  return queryOptions({
    queryKey: [...userKey(id), "overview"],
    queryFn: async ({ signal }) => (await call(customerEndpoints.overview, { params: { id }, signal })).data,
    staleTime: 0,
  });
}

export function setPlan(id: number, plan: string) {
  return call(userLimitsEndpoints.setUserPlan, { params: { id }, body: { plan } });
}
