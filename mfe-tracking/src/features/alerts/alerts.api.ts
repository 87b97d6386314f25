import { alertsEndpoints, type AlertRule } from "@listwise/contracts/alerts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { alertKeys } from "../../shared/alerts.api";

export function rulesQuery() {
  return queryOptions({
    queryKey: alertKeys.rules,
    queryFn: async ({ signal }): Promise<AlertRule[]> => (await call(alertsEndpoints.rules, { signal })).data,
  });
}

export type NewRule = Pick<AlertRule, "appId" | "country" | "keyword" | "condition" | "threshold">;

export async function addRule(body: NewRule): Promise<AlertRule> {
  return (await call(alertsEndpoints.addRule, { body })).data;
}

export function removeRule(id: number) {
  return call(alertsEndpoints.removeRule, { params: { id } });
}

export function markAlertsRead() {
  return call(alertsEndpoints.markRead);
}
