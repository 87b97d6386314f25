import type { Alert } from "@listwise/contracts/alerts";
import type { AlertRow } from "./alerts.repository";

export type AppNames = ReadonlyMap<number, { name: string }>;

export const getAppName = (apps: AppNames, appId: number) => apps.get(appId)?.name ?? `App ${appId}`;

export function presentAlert(alert: AlertRow, apps: AppNames): Alert {
  const { id, ruleId, appId, keyword, country, previousRank, currentRank, at, readAt } = alert;
  return {
    id,
    ruleId,
    appId,
    appName: getAppName(apps, appId),
    keyword,
    country,
    previousRank,
    currentRank,
    at: at.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

/** Returns an alert as webhooks receive it. */
export function presentWebhookAlert(alert: AlertRow, apps: AppNames) {
  const { id, ruleId: rule, appId, keyword, country, previousRank, currentRank, at } = alert;
  const app = { id: appId, name: getAppName(apps, appId) };
  return {
    type: "rank-alert",
    id,
    rule,
    app,
    keyword,
    country,
    previousRank,
    currentRank,
    at: at.toISOString(),
  };
}
