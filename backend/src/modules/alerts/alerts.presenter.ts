import { STORES } from "@listwise/aso-core/stores";
import type { Alert } from "@listwise/contracts/alerts";
import type { GetNamedApp } from "../apps";
import type { AlertRow } from "./alerts.repository";

function getChart({ category, chart: kind }: AlertRow): Alert["chart"] {
  return category === null || kind === null ? null : { category, kind };
}

/** Returns the keyword of an alert, or the name of its chart as its store calls it. */
export function getSubject(alert: AlertRow, getApp: GetNamedApp): string {
  const chart = getChart(alert);
  if (!chart) return alert.keyword ?? "";
  const { charts } = STORES[getApp(alert).platform];
  return `${charts[chart.kind]} in ${chart.category}`;
}

export function presentAlert(alert: AlertRow, getApp: GetNamedApp): Alert {
  const { id, ruleId, appId, country, previousRank, currentRank, at, readAt } = alert;
  return {
    id,
    ruleId,
    appId,
    appName: getApp(alert).name,
    keyword: getSubject(alert, getApp),
    chart: getChart(alert),
    country,
    previousRank,
    currentRank,
    at: at.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

/** Returns an alert as webhooks receive it. */
export function presentWebhookAlert(alert: AlertRow, getApp: GetNamedApp) {
  const { id, ruleId: rule, appId, keyword, country, previousRank, currentRank, at } = alert;
  const app = { id: appId, name: getApp(alert).name };
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
