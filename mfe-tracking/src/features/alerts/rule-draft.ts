import type { ChartKind } from "@listwise/aso-core/stores";
import type { AlertOptions, AlertRule, AlertScope } from "@listwise/contracts/alerts";
import { ChartKindSchema } from "@listwise/contracts/rankings";
import { z } from "@listwise/contracts/zod";
import type { RuleFields } from "./alerts.api";

export type ScopeType = AlertScope["type"];
/** Scopes that are named by the user. */
export type NamedScope = "keyword" | "category" | "tag";

/** Input of the form for a rule. */
export interface RuleDraft {
  country: string;
  scope: ScopeType;
  /** Keyword, category or tag; blank for other scopes. */
  name: string;
  /** Chart of the scope `chart`. */
  chart: ChartKind;
  condition: AlertRule["condition"];
  threshold: string;
  channels: AlertRule["channels"];
}

const DEFAULT_CHART: ChartKind = "free";

export type DraftProblems = Partial<Record<"name" | "threshold", string>>;

/** Parses the kind of a chart; `null` for other texts. */
export function parseChart(text: string | null): ChartKind | null {
  const chart = z.safeParse(ChartKindSchema, text);
  return chart.success ? chart.data : null;
}

/** Returns the draft of a new rule, for a keyword or a chart if there is one. */
export function createDraft(country: string, keyword: string, chartText: string | null = null): RuleDraft {
  const chart = parseChart(chartText);
  return {
    country,
    scope: keyword ? "keyword" : chart ? "chart" : "all",
    name: keyword,
    chart: chart ?? DEFAULT_CHART,
    condition: "moved",
    threshold: "10",
    channels: { email: true, webhook: false },
  };
}

function getScopeName(scope: AlertScope): string {
  if (scope.type === "keyword") return scope.keyword;
  if (scope.type === "category") return scope.category;
  return scope.type === "tag" ? scope.tag : "";
}

export function toDraft({ country, scope, condition, threshold, channels }: AlertRule): RuleDraft {
  return {
    country,
    scope: scope.type,
    name: getScopeName(scope),
    chart: scope.type === "chart" ? scope.chart : DEFAULT_CHART,
    condition,
    threshold: String(threshold),
    channels,
  };
}

export const isNamed = (scope: ScopeType): scope is NamedScope =>
  scope === "keyword" || scope === "category" || scope === "tag";

export function findDraftProblems({ scope, name, threshold }: RuleDraft): DraftProblems {
  const places = Number(threshold);
  const isValid = Number.isInteger(places) && places >= 1 && places <= 200;
  return {
    ...(isNamed(scope) && !name.trim() && { name: `Enter a ${scope}.` }),
    ...(!isValid && { threshold: "Enter a whole number from 1 to 200." }),
  };
}

function toScope({ scope, name, chart }: Pick<RuleDraft, "scope" | "name" | "chart">): AlertScope {
  if (scope === "keyword") return { type: scope, keyword: name };
  if (scope === "category") return { type: scope, category: name };
  if (scope === "chart") return { type: scope, chart };
  return scope === "tag" ? { type: scope, tag: name } : { type: scope };
}

export function toRuleFields({
  country,
  scope,
  name,
  chart,
  condition,
  threshold,
  channels,
}: RuleDraft): RuleFields {
  const watched = toScope({ scope, name: name.trim(), chart });
  return { country, scope: watched, condition, threshold: Number(threshold), channels };
}

/** Returns the names that a scope can have, with their numbers of keywords. */
export function listNames(scope: NamedScope, { keywords, categories, tags }: AlertOptions) {
  if (scope === "keyword") return keywords.map((name) => ({ name, count: 1 }));
  return scope === "category" ? categories : tags;
}
