import type { JsonSchema } from "../remotes";

/**
 * Strictness of object comparisons: unknown parts are incompatible in a request (`misfit`) and ignored in a response.
 */
export interface MisfitOptions {
  unknownParts: "misfit" | "ignored";
}

const MAXIMA = ["maxLength", "maximum", "exclusiveMaximum", "maxItems"] as const;
const MINIMA = ["minLength", "minimum", "exclusiveMinimum", "minItems"] as const;
const FORMS = ["pattern", "format"] as const;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown) => (typeof value === "number" ? value : null);

function valuesOf(schema: JsonSchema): readonly unknown[] | null {
  if ("const" in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : null;
}

const takesAnything = (schema: JsonSchema) =>
  !["type", "enum", "const", "not", "allOf"].some((key) => key in schema);
const takesNothing = (schema: JsonSchema) => isSchema(schema.not) && Object.keys(schema.not).length === 0;
const kindOf = (schema: JsonSchema) => (typeof schema.type === "string" ? schema.type : null);

/** Maximum schema parts compared per endpoint or event; chosen by us: our largest has fewer than 800. */
const MAX_PARTS = 20_000;
/** Maximum values of a list shown in a message; chosen by us. */
const MAX_SHOWN = 20;

/** Counts the properties and values that a comparison of the schema reads. */
function countParts({ enum: values, required, properties }: JsonSchema): number {
  return (
    listOf(values).length +
    listOf(required).length +
    (isSchema(properties) ? Object.keys(properties).length : 0)
  );
}

class TooComplex extends Error {}

interface Comparison extends MisfitOptions {
  partsLeft: number;
}

/**
 * Returns why values described by `from` can be incompatible with `to`: one phrase per path, empty if compatible. Wider
 * unions, optional parts and tighter bounds are reported from the reader's perspective.
 */
export function misfits(from: JsonSchema, to: JsonSchema, options: MisfitOptions, path = ""): string[] {
  try {
    return findMisfits(from, to, { ...options, partsLeft: MAX_PARTS }, path);
  } catch (error) {
    if (error instanceof TooComplex) return [`${path || "it"} is too complex to compare`];
    throw error;
  }
}

function spend(options: Comparison, parts: number): void {
  options.partsLeft -= parts;
  if (options.partsLeft < 0) throw new TooComplex();
}

/** Returns the alternatives of a union, or the schema itself as the only one. */
function alternatives(schema: JsonSchema, options: Comparison): readonly JsonSchema[] {
  const all = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  spend(options, all.length);
  const schemas = all.filter(isSchema);
  return schemas.length > 0 ? schemas.flatMap((one) => alternatives(one, options)) : [schema];
}

function findMisfits(from: JsonSchema, to: JsonSchema, options: Comparison, path: string): string[] {
  const wanted = alternatives(to, options);
  return alternatives(from, options).flatMap((one) => {
    const results = wanted.map((other) => compare(one, other, options, path));
    if (results.some((found) => found.length === 0)) return [];
    const [first = []] = results;
    const sameKind = wanted.findIndex((other) => kindOf(other) === kindOf(one));
    return results[sameKind] ?? first;
  });
}

function compare(from: JsonSchema, to: JsonSchema, options: Comparison, path: string): string[] {
  const at = path || "it";
  spend(options, 1 + countParts(from) + countParts(to));
  if (takesNothing(from) || takesAnything(to)) return [];
  const values = valuesOf(from);
  const known = valuesOf(to);
  if (known) {
    const isKnown = new Set(known);
    const strange = values?.filter((value) => !isKnown.has(value));
    if (!strange) return [`${at} may be other than ${showAll(known)}`];
    return strange.map((value) => `${at} may be ${show(value)}, which is not accepted`);
  }
  const [kind, other] = [values ? kindOfValue(values[0]) : kindOf(from), kindOf(to)];
  if (kind !== other && !(kind === "integer" && other === "number")) {
    return [`${at} is ${kind ?? "anything"} instead of ${other ?? "nothing"}`];
  }
  if (values) return [];
  if (other === "object") return compareObjects(from, to, options, path);
  if (other === "array") {
    const [items, expected] = [from.items, to.items];
    const inside =
      isSchema(items) && isSchema(expected) ? findMisfits(items, expected, options, `${path}[]`) : [];
    return [...bounds(from, to, at), ...inside];
  }
  return bounds(from, to, at);
}

function compareObjects(from: JsonSchema, to: JsonSchema, options: Comparison, path: string): string[] {
  const has = isSchema(from.properties) ? from.properties : {};
  const wants = isSchema(to.properties) ? to.properties : {};
  const [always, needed] = [new Set(listOf(from.required)), listOf(to.required)];
  const rest = { from: from.additionalProperties, to: to.additionalProperties };
  const found: string[] = [];
  for (const name of needed) {
    if (!always.has(name)) {
      const inside = join(path, String(name));
      found.push(Object.hasOwn(has, String(name)) ? `${inside} may be missing` : `${inside} is missing`);
    }
  }
  for (const [name, schema] of Object.entries(has)) {
    const expected = wants[name] ?? (isSchema(rest.to) ? rest.to : null);
    const inside = join(path, name);
    if (isSchema(schema) && isSchema(expected)) found.push(...findMisfits(schema, expected, options, inside));
    else if (options.unknownParts === "misfit") found.push(`${inside} is not accepted`);
  }
  if (isSchema(rest.from) && isSchema(rest.to)) {
    found.push(...findMisfits(rest.from, rest.to, options, join(path, "*")));
  }
  return found;
}

function bounds(from: JsonSchema, to: JsonSchema, at: string): string[] {
  const found: string[] = [];
  for (const key of MAXIMA) {
    const limit = numberOf(to[key]);
    if (limit !== null && (numberOf(from[key]) ?? Infinity) > limit)
      found.push(`${at} now has ${key} ${limit}`);
  }
  for (const key of MINIMA) {
    const limit = numberOf(to[key]);
    if (limit !== null && (numberOf(from[key]) ?? -Infinity) < limit)
      found.push(`${at} now has ${key} ${limit}`);
  }
  for (const key of FORMS) {
    if (typeof to[key] === "string" && to[key] !== from[key]) found.push(`${at} now has another ${key}`);
  }
  return [...new Set(found)];
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);
const show = (value: unknown) => JSON.stringify(value);
const showAll = (values: readonly unknown[]) =>
  [...values.slice(0, MAX_SHOWN).map(show), ...(values.length > MAX_SHOWN ? ["…"] : [])].join(", ");

function kindOfValue(value: unknown): string {
  if (value === null) return "null";
  return typeof value;
}
