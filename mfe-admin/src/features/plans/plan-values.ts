import { limitsAdminEndpoints, z, type LimitDefinition, type LimitTemplate } from "@listwise/contracts";

/** A limit as its field holds it: text for amounts and lists, on or off. */
export type LimitText = string | boolean;

export type PlanValues = {
  key: string;
  name: string;
  description: string;
  displayInPricing: boolean;
  displayOrder: string;
  isDefault: boolean;
  limits: Record<string, LimitText>;
};

/** One schema for both: a plan that is there keeps its key, which is then left out of what is sent. */
export const planSchema = limitsAdminEndpoints.createTemplate.body;

function textOf(
  value: LimitTemplate["limits"][string] | undefined,
  { dataType }: LimitDefinition,
): LimitText {
  if (dataType === "BOOLEAN") return value === true;
  if (dataType === "INTEGER") return String(typeof value === "number" ? value : 0);
  return Array.isArray(value) ? value.join(", ") : "";
}

export function valuesOf(plan: LimitTemplate | null, definitions: readonly LimitDefinition[]): PlanValues {
  const limits = definitions.map((one) => [one.key, textOf(plan?.limits[one.key], one)] as const);
  return {
    key: plan?.key ?? "",
    name: plan?.name ?? "",
    description: plan?.description ?? "",
    displayInPricing: plan?.displayInPricing ?? true,
    displayOrder: String(plan?.displayOrder ?? 0),
    isDefault: plan?.isDefault ?? false,
    limits: Object.fromEntries(limits),
  };
}

function valueOf(text: LimitText | undefined, { dataType }: LimitDefinition): unknown {
  if (dataType === "BOOLEAN") return text === true;
  const words = String(text ?? "").trim();
  if (dataType === "INTEGER") return wholeNumber(words);
  return words
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}

/** What is no number goes on as it is, so that the check can say so. */
const wholeNumber = (words: string): unknown => (/^\d+$/.test(words) ? Number(words) : words);

export function bodyOf(values: PlanValues, definitions: readonly LimitDefinition[]): unknown {
  const limits = definitions.map((one) => [one.key, valueOf(values.limits[one.key], one)] as const);
  return {
    ...values,
    displayOrder: wholeNumber(values.displayOrder.trim()),
    limits: Object.fromEntries(limits),
  };
}

/** What is wrong with a limit, beside its own field; the server says the same. */
export function problemOf(text: LimitText | undefined, definition: LimitDefinition): string | undefined {
  const value = valueOf(text, definition);
  if (definition.dataType === "INTEGER" && !z.safeParse(z.number(), value).success)
    return "Enter a whole number.";
  return undefined;
}
