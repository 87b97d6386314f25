import { ChartKindSchema } from "@listwise/contracts/rankings";
import { z } from "@listwise/contracts/zod";
import type { AlertRule, AlertScope } from "@listwise/contracts/alerts";
import type { GetNamedApp } from "../../apps";
import type { RuleRow } from "./rules.repository";

function presentScope({ scope, keyword, scopeName }: RuleRow): AlertScope {
  if (scope === "keyword") return { type: scope, keyword: keyword ?? "" };
  if (scope === "category") return { type: scope, category: scopeName ?? "" };
  if (scope === "tag") return { type: scope, tag: scopeName ?? "" };
  if (scope === "chart") return { type: scope, chart: z.parse(ChartKindSchema, scopeName) };
  return { type: scope };
}

export function presentRule(rule: RuleRow, getApp: GetNamedApp, keywordCount: number): AlertRule {
  const { id, appId, country, keyword, condition, threshold, byEmail, byWebhook, isPaused, createdAt } = rule;
  return {
    id,
    appId,
    appName: getApp(rule).name,
    country,
    scope: presentScope(rule),
    keyword,
    keywordCount,
    condition,
    threshold,
    channels: { email: byEmail, webhook: byWebhook },
    isPaused,
    createdAt: createdAt.toISOString(),
  };
}
