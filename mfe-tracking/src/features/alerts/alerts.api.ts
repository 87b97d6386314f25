import { alertsEndpoints, type AlertRule, type AlertRuleChange } from "@listwise/contracts/alerts";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { alertKeys } from "../../shared/alerts.api";

export function rulesQuery() {
  return queryOptions({
    queryKey: alertKeys.rules,
    queryFn: async ({ signal }): Promise<AlertRule[]> => (await call(alertsEndpoints.rules, { signal })).data,
  });
}

/** Loads what an app's rules can watch in a country, and how many rules the plan allows. */
export function optionsQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: [...alertKeys.options, appId, country],
    queryFn: async ({ signal }) =>
      (await call(alertsEndpoints.options, { signal, query: { appId, country } })).data,
    placeholderData: keepPreviousData,
  });
}

/** Fields of a rule that its user chooses. */
export type RuleFields = Pick<AlertRule, "country" | "scope" | "condition" | "threshold" | "channels">;
export type NewRule = RuleFields & Pick<AlertRule, "appId"> & Partial<Pick<AlertRule, "isPaused">>;

export async function addRule(body: NewRule): Promise<AlertRule> {
  return (await call(alertsEndpoints.addRule, { body })).data;
}

export async function changeRule(id: number, body: AlertRuleChange): Promise<AlertRule> {
  return (await call(alertsEndpoints.changeRule, { params: { id }, body })).data;
}

export function removeRule(id: number) {
  return call(alertsEndpoints.removeRule, { params: { id } });
}

export function markAlertsRead(appId: number | null) {
  return call(alertsEndpoints.markRead, { query: { appId: appId ?? undefined } });
}
