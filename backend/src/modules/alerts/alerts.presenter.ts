import type { Alert, AlertRule } from "@listwise/contracts/alerts";
import { PRODUCT_NAME } from "@listwise/contracts/site";
import { NOT_RANKED } from "@listwise/contracts/store";
import { formatCount } from "@listwise/aso-core/text";
import { toPlainValue } from "../../infra/mail/mail-values";
import type { AlertRow, RuleRow } from "./alerts.repository";

export type AppNames = ReadonlyMap<number, { name: string }>;

const getAppName = (apps: AppNames, appId: number) => apps.get(appId)?.name ?? `App ${appId}`;

export function presentRule(rule: RuleRow, apps: AppNames): AlertRule {
  const { id, appId, country, keyword, condition, threshold, createdAt } = rule;
  const appName = getAppName(apps, appId);
  return { id, appId, appName, country, keyword, condition, threshold, createdAt: createdAt.toISOString() };
}

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

const MAX_LINES = 50;
const formatRank = (rank: number) => (rank >= NOT_RANKED ? ">200" : String(rank));

/** Returns the subject and text of the email that lists a user's alerts, in the order of `rows`. */
export function createDigestMail(rows: readonly AlertRow[], apps: AppNames, publicUrl: string) {
  const lines = rows.slice(0, MAX_LINES).map(({ appId, country, keyword, previousRank, currentRank }) => {
    const moved = `${formatRank(previousRank)} → ${formatRank(currentRank)}`;
    return `${toPlainValue(getAppName(apps, appId))}, “${toPlainValue(keyword)}” in ${country.toUpperCase()}: ${moved}`;
  });
  const more = rows.length - lines.length;
  const subject = `${PRODUCT_NAME}: ${formatCount(rows.length, "rank")} changed`;
  const text = [
    "Your alerts matched these rank changes:",
    "",
    ...lines,
    ...(more > 0 ? [`and ${more} more`] : []),
    "",
    `All rankings: ${publicUrl}/rankings`,
    `Change how often you get this email: ${publicUrl}/settings?section=notifications`,
  ].join("\n");
  return { subject, text };
}
