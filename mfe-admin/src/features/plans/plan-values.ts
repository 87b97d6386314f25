import {
  getDefaultLimit,
  getLeastLimit,
  limitsAdminEndpoints,
  type LimitDefinition,
  type LimitTemplate,
} from "@listwise/contracts/limits";
import { z } from "@listwise/contracts/zod";

/** Form value of a limit: text for amounts and lists, a boolean for switches. */
export type LimitText = string | boolean;

export type PlanValues = {
  key: string;
  name: string;
  description: string;
  displayInPricing: boolean;
  displayOrder: string;
  trialDays: string;
  isDefault: boolean;
  limits: Record<string, LimitText>;
};

/** A single schema for both: the key of an existing plan is removed from the request. */
export const planSchema = limitsAdminEndpoints.createTemplate.body;

function toLimitText(
  value: LimitTemplate["limits"][string] | undefined,
  { key, dataType }: LimitDefinition,
): LimitText {
  if (dataType === "BOOLEAN") return value === true;
  if (dataType === "INTEGER") return String(typeof value === "number" ? value : getDefaultLimit(key));
  return Array.isArray(value) ? value.join(", ") : "";
}

export function toPlanValues(
  plan: LimitTemplate | null,
  definitions: readonly LimitDefinition[],
): PlanValues {
  const limits = definitions.map((one) => [one.key, toLimitText(plan?.limits[one.key], one)] as const);
  return {
    key: plan?.key ?? "",
    name: plan?.name ?? "",
    description: plan?.description ?? "",
    displayInPricing: plan?.displayInPricing ?? false,
    displayOrder: String(plan?.displayOrder ?? 0),
    trialDays: String(plan?.trialDays ?? 0),
    isDefault: plan?.isDefault ?? false,
    limits: Object.fromEntries(limits),
  };
}

function parseLimitText(text: LimitText | undefined, { dataType }: LimitDefinition): unknown {
  if (dataType === "BOOLEAN") return text === true;
  const words = String(text ?? "").trim();
  if (dataType === "INTEGER") return parseWholeNumber(words);
  return words
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Returns text that isn't a number unchanged, so that validation reports it. */
const parseWholeNumber = (words: string): unknown => (/^\d+$/.test(words) ? Number(words) : words);

export function toPlanBody(values: PlanValues, definitions: readonly LimitDefinition[]) {
  const limits = definitions.map((one) => [one.key, parseLimitText(values.limits[one.key], one)] as const);
  return {
    ...values,
    displayOrder: parseWholeNumber(values.displayOrder.trim()),
    trialDays: parseWholeNumber(values.trialDays.trim()),
    limits: Object.fromEntries(limits),
  };
}

/** Returns the problem of a single limit for its field; the server reports the same. */
export function getLimitProblem(
  text: LimitText | undefined,
  definition: LimitDefinition,
): string | undefined {
  const value = parseLimitText(text, definition);
  if (definition.dataType !== "INTEGER") return undefined;
  const least = getLeastLimit(definition.key);
  if (z.safeParse(z.number().check(z.gte(least)), value).success) return undefined;
  return least > 0 ? `Enter a whole number from ${least}.` : "Enter a whole number.";
}
