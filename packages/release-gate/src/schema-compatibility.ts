import type { JsonSchema } from "@listwise/contracts/remotes";

/**
 * Strictness of object comparisons: unknown parts are incompatible in a request and ignored in a response.
 */
export interface CompatibilityOptions {
  unknownParts: "incompatible" | "ignored";
}

const MAXIMA = ["maxLength", "maximum", "exclusiveMaximum", "maxItems"] as const;
const MINIMA = ["minLength", "minimum", "exclusiveMinimum", "minItems"] as const;
const FORMS = ["pattern", "format"] as const;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toNumber = (value: unknown) => (typeof value === "number" ? value : null);

function getAllowedValues(schema: JsonSchema): readonly unknown[] | null {
  if ("const" in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : null;
}

const acceptsAnything = (schema: JsonSchema) =>
  !["type", "enum", "const", "not", "allOf"].some((key) => key in schema);
const acceptsNothing = (schema: JsonSchema) => isSchema(schema.not) && Object.keys(schema.not).length === 0;
const getType = (schema: JsonSchema) => (typeof schema.type === "string" ? schema.type : null);

/** Maximum schema parts compared per endpoint or event; chosen by us: our largest has fewer than 800. */
const MAX_PARTS = 20_000;
/** Maximum values of a list shown in a message; chosen by us. */
const MAX_SHOWN = 20;

/** Counts the properties and values that a comparison of the schema reads. */
function countParts({ enum: values, required, properties }: JsonSchema): number {
  return (
    toList(values).length +
    toList(required).length +
    (isSchema(properties) ? Object.keys(properties).length : 0)
  );
}

class TooComplexError extends Error {}

interface Comparison extends CompatibilityOptions {
  partsLeft: number;
}

/**
 * Returns why values described by `from` can be incompatible with `to`: one phrase per path, empty if compatible. Wider
 * unions, optional parts and tighter bounds are reported from the reader's perspective.
 */
export function getIncompatibilities(
  from: JsonSchema,
  to: JsonSchema,
  options: CompatibilityOptions,
  path = "",
): string[] {
  try {
    return compareAlternatives(from, to, { ...options, partsLeft: MAX_PARTS }, path);
  } catch (error) {
    if (error instanceof TooComplexError) return [`${path || "it"} is too complex to compare`];
    throw error;
  }
}

function spendBudget(options: Comparison, parts: number): void {
  options.partsLeft -= parts;
  if (options.partsLeft < 0) throw new TooComplexError();
}

/** Returns the alternatives of a union, or the schema itself as the only one. */
function getAlternatives(schema: JsonSchema, options: Comparison): readonly JsonSchema[] {
  const all = [...toList(schema.anyOf), ...toList(schema.oneOf)];
  spendBudget(options, all.length);
  const schemas = all.filter(isSchema);
  return schemas.length > 0 ? schemas.flatMap((one) => getAlternatives(one, options)) : [schema];
}

function compareAlternatives(from: JsonSchema, to: JsonSchema, options: Comparison, path: string): string[] {
  const wanted = getAlternatives(to, options);
  return getAlternatives(from, options).flatMap((one) => {
    const results = wanted.map((other) => compareSchemas(one, other, options, path));
    if (results.some((found) => found.length === 0)) return [];
    const [first = []] = results;
    const sameKind = wanted.findIndex((other) => getType(other) === getType(one));
    return results[sameKind] ?? first;
  });
}

function compareSchemas(from: JsonSchema, to: JsonSchema, options: Comparison, path: string): string[] {
  const at = path || "it";
  spendBudget(options, 1 + countParts(from) + countParts(to));
  if (acceptsNothing(from) || acceptsAnything(to)) return [];
  const values = getAllowedValues(from);
  const known = getAllowedValues(to);
  if (known) {
    const isKnown = new Set(known);
    const strange = values?.filter((value) => !isKnown.has(value));
    if (!strange) return [`${at} may be other than ${formatValues(known)}`];
    return strange.map((value) => `${at} may be ${formatValue(value)}, which is not accepted`);
  }
  const [kind, other] = [values ? getValueType(values[0]) : getType(from), getType(to)];
  if (kind !== other && !(kind === "integer" && other === "number")) {
    return [`${at} is ${kind ?? "anything"} instead of ${other ?? "nothing"}`];
  }
  if (values) return [];
  if (other === "object") return compareObjects(from, to, options, path);
  if (other === "array") {
    const [items, expected] = [from.items, to.items];
    const inside =
      isSchema(items) && isSchema(expected) ? compareAlternatives(items, expected, options, `${path}[]`) : [];
    return [...compareBounds(from, to, at), ...inside];
  }
  return compareBounds(from, to, at);
}

function compareObjects(from: JsonSchema, to: JsonSchema, options: Comparison, path: string): string[] {
  const has = isSchema(from.properties) ? from.properties : {};
  const wants = isSchema(to.properties) ? to.properties : {};
  const [always, needed] = [new Set(toList(from.required)), toList(to.required)];
  const rest = { from: from.additionalProperties, to: to.additionalProperties };
  const found: string[] = [];
  for (const name of needed) {
    if (!always.has(name)) {
      const inside = joinPath(path, String(name));
      found.push(Object.hasOwn(has, String(name)) ? `${inside} may be missing` : `${inside} is missing`);
    }
  }
  for (const [name, schema] of Object.entries(has)) {
    const expected = wants[name] ?? (isSchema(rest.to) ? rest.to : null);
    const inside = joinPath(path, name);
    if (isSchema(schema) && isSchema(expected))
      found.push(...compareAlternatives(schema, expected, options, inside));
    else if (options.unknownParts === "incompatible") found.push(`${inside} is not accepted`);
  }
  if (isSchema(rest.from) && isSchema(rest.to)) {
    found.push(...compareAlternatives(rest.from, rest.to, options, joinPath(path, "*")));
  }
  return found;
}

function compareBounds(from: JsonSchema, to: JsonSchema, at: string): string[] {
  const found: string[] = [];
  for (const key of MAXIMA) {
    const limit = toNumber(to[key]);
    if (limit !== null && (toNumber(from[key]) ?? Infinity) > limit)
      found.push(`${at} now has ${key} ${limit}`);
  }
  for (const key of MINIMA) {
    const limit = toNumber(to[key]);
    if (limit !== null && (toNumber(from[key]) ?? -Infinity) < limit)
      found.push(`${at} now has ${key} ${limit}`);
  }
  for (const key of FORMS) {
    if (typeof to[key] === "string" && to[key] !== from[key]) found.push(`${at} now has another ${key}`);
  }
  return [...new Set(found)];
}

const joinPath = (path: string, name: string) => (path ? `${path}.${name}` : name);
const formatValue = (value: unknown) => JSON.stringify(value);
const formatValues = (values: readonly unknown[]) =>
  [...values.slice(0, MAX_SHOWN).map(formatValue), ...(values.length > MAX_SHOWN ? ["…"] : [])].join(", ");

function getValueType(value: unknown): string {
  if (value === null) return "null";
  return typeof value;
}
