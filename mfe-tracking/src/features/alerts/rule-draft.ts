import type { AlertOptions, AlertRule, AlertScope } from "@listwise/contracts/alerts";
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
  condition: AlertRule["condition"];
  threshold: string;
  channels: AlertRule["channels"];
}

export type DraftProblems = Partial<Record<"name" | "threshold", string>>;

/** Returns the draft of a new rule, for a keyword if there is one. */
export function createDraft(country: string, keyword: string): RuleDraft {
  return {
    country,
    scope: keyword ? "keyword" : "all",
    name: keyword,
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
    condition,
    threshold: String(threshold),
    channels,
  };
}

export const isNamed = (scope: ScopeType): scope is NamedScope => scope !== "all" && scope !== "favorites";

export function findDraftProblems({ scope, name, threshold }: RuleDraft): DraftProblems {
  const places = Number(threshold);
  const isValid = Number.isInteger(places) && places >= 1 && places <= 200;
  return {
    ...(isNamed(scope) && !name.trim() && { name: `Enter a ${scope}.` }),
    ...(!isValid && { threshold: "Enter a whole number from 1 to 200." }),
  };
}

function toScope(scope: ScopeType, name: string): AlertScope {
  if (scope === "keyword") return { type: scope, keyword: name };
  if (scope === "category") return { type: scope, category: name };
  return scope === "tag" ? { type: scope, tag: name } : { type: scope };
}

export function toRuleFields({
  country,
  scope,
  name,
  condition,
  threshold,
  channels,
}: RuleDraft): RuleFields {
  return { country, scope: toScope(scope, name.trim()), condition, threshold: Number(threshold), channels };
}

/** Returns the names that a scope can have, with their numbers of keywords. */
export function listNames(scope: NamedScope, { keywords, categories, tags }: AlertOptions) {
  if (scope === "keyword") return keywords.map((name) => ({ name, count: 1 }));
  return scope === "category" ? categories : tags;
}
