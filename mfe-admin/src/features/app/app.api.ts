import { adminCatalogEndpoints, type AdminAppDetail } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const appKey = (id: number) => ["admin", "app", id] as const;

export function appQuery(id: number) {
  return queryOptions({
    queryKey: appKey(id),
    queryFn: async ({ signal }) => (await call(adminCatalogEndpoints.app, { params: { id }, signal })).data,
    staleTime: 0,
  });
}

export async function saveApp(id: number, body: { note: string; tags: number[]; version: string }) {
  return (await call(adminCatalogEndpoints.updateApp, { params: { id }, body })).data;
}

export async function setStatus(id: number, status: AdminAppDetail["status"]) {
  return (await call(adminCatalogEndpoints.setAppStatus, { params: { id }, body: { status } })).data;
}

export function deleteApp(id: number) {
  return call(adminCatalogEndpoints.deleteApp, { params: { id } });
}
