import { getLeastLimit, LIST_CHOICES, type FeatureLimit } from "@listwise/contracts/limits";
import { fail } from "../../../infra/http/errors";
import type { LimitValue } from "../plans/plans";

const MAX_INTEGER = 2_000_000_000;
const TYPE_DESCRIPTIONS: Record<FeatureLimit["dataType"], (key: string) => string> = {
  BOOLEAN: () => "true or false",
  INTEGER: (key) => `a whole number from ${getLeastLimit(key)} to ${MAX_INTEGER}`,
  JSON: () => "a list of up to 20 texts with up to 40 characters each",
};

function unknownChoice(key: string, value: unknown): string | null {
  const choices = LIST_CHOICES[key];
  if (!choices || !Array.isArray(value)) return null;
  const wrong = value.map(String).find((item) => !choices.includes(item));
  return wrong === undefined ? null : `${wrong} isn't an option. Choose from ${choices.join(", ")}.`;
}

interface Definition {
  key: string;
  dataType: FeatureLimit["dataType"];
}

function isValidValue({ key, dataType }: Definition, value: unknown): value is LimitValue {
  if (dataType === "BOOLEAN") return typeof value === "boolean";
  if (dataType === "INTEGER")
    return Number.isInteger(value) && Number(value) >= getLeastLimit(key) && Number(value) <= MAX_INTEGER;
  return (
    Array.isArray(value) &&
    value.length <= 20 &&
    value.every((item) => typeof item === "string" && item.length > 0 && item.length <= 40)
  );
}

/**
 * Returns the values with their definitions.
 * @throws VALIDATION_FAILED with one sentence per unknown feature and per value of the wrong type
 */
export function parseLimitValues<V extends LimitValue | null>(
  definitions: readonly (Definition & { id: number })[],
  limits: Record<string, V>,
): { definitionId: number; key: string; value: V }[] {
  const known = new Map(definitions.map((definition) => [definition.key, definition]));
  const problems: { path: string; message: string }[] = [];
  const accepted = Object.entries(limits).flatMap(([key, value]) => {
    const definition = known.get(key);
    const wrong = unknownChoice(key, value);
    if (!definition) {
      problems.push({ path: `limits.${key}`, message: `There is no feature ${key}.` });
    } else if (value !== null && !isValidValue(definition, value)) {
      problems.push({
        path: `limits.${key}`,
        message: `${key} must be ${TYPE_DESCRIPTIONS[definition.dataType](key)}.`,
      });
    } else if (wrong !== null) {
      problems.push({ path: `limits.${key}`, message: wrong });
    } else {
      return [{ definitionId: definition.id, key, value }];
    }
    return [];
  });
  if (problems.length > 0) {
    throw fail("VALIDATION_FAILED", problems[0]?.message ?? "A limit isn't valid.", problems);
  }
  return accepted;
}
