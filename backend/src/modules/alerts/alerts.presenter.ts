import { PLATFORMS, STORES, type Platform } from "@listwise/aso-core/stores";
import type { Alert } from "@listwise/contracts/alerts";
import type { AlertRow } from "./alerts.repository";

export type AppNames = ReadonlyMap<number, { name: string; platform: Platform }>;

export const getAppName = (apps: AppNames, appId: number) => apps.get(appId)?.name ?? `App ${appId}`;

function getChart({ category, chart: kind }: AlertRow): Alert["chart"] {
  return category === null || kind === null ? null : { category, kind };
}

/** Returns the keyword of an alert, or the name of its chart as its store calls it. */
export function getSubject(alert: AlertRow, apps: AppNames): string {
  const chart = getChart(alert);
  if (!chart) return alert.keyword ?? "";
  const { charts } = STORES[apps.get(alert.appId)?.platform ?? PLATFORMS[0]];
  return `${charts[chart.kind]} in ${chart.category}`;
}

export function presentAlert(alert: AlertRow, apps: AppNames): Alert {
  const { id, ruleId, appId, country, previousRank, currentRank, at, readAt } = alert;
  return {
    id,
    ruleId,
    appId,
    appName: getAppName(apps, appId),
    keyword: getSubject(alert, apps),
    chart: getChart(alert),
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
  const chart = getChart(alert);
  return {
    ...(chart
      ? { type: "category-rank-alert", category: chart.category, chart: chart.kind }
      : { type: "rank-alert", keyword }),
    id,
    rule,
    app,
    country,
    previousRank,
    currentRank,
    at: at.toISOString(),
  };
}
