import type { JsonSchema } from "@listwise/contracts/remotes";
import { Parser } from "htmlparser2";
import Mustache from "mustache";

/** A token of the parser: its kind, its name or text, its position, and the tokens of a section. */
type Token = readonly [
  kind: string,
  value: string,
  start: number,
  end: number,
  inside?: unknown,
  ...rest: unknown[],
];

const FORBIDDEN_ELEMENTS = new Set(["base", "embed", "iframe", "link", "meta", "object", "script", "style"]);
const FORBIDDEN_ATTRIBUTE = /^(on|style$|srcdoc$|formaction$)/;
const TAG = /\{\{|\}\}/;
/** Maximum number of sections inside each other; chosen by us. */
const MAX_DEPTH = 12;

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;

/** A schema that names are looked up in. `isItem` is true inside a list. */
interface Scope {
  schema: JsonSchema;
  isItem: boolean;
}

/**
 * Returns the problems of a page's template, given the schema of the data that it is filled with. A template contains
 * text, sections and fields of that data, and HTML that runs nothing. Fields are escaped for text and for attributes in
 * double quotes, so they are allowed there only.
 */
export function checkTemplate(template: string, view: JsonSchema): string[] {
  try {
    const tokens = toTokens(new Mustache.Writer().parse(template));
    return [...checkTokens(tokens, [{ schema: view, isItem: false }], 0), ...checkHtml(template)];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Returns the problems of a style sheet, which is inserted into a `style` element. */
export function checkStyles(styles: string): string[] {
  const found = [
    /<\/?style|<!--/i.test(styles) && "it contains HTML",
    /@import/i.test(styles) && "it imports another style sheet",
    /url\(\s*["']?(?!data:)[^"'\s]/i.test(styles) && "it loads a file",
  ];
  return found.filter((problem) => problem !== false);
}

function isToken(value: unknown): value is Token {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";
}

const toTokens = (value: unknown): Token[] => (Array.isArray(value) ? value.filter(isToken) : []);

function checkTokens(tokens: readonly Token[], scopes: readonly Scope[], depth: number): string[] {
  if (depth > MAX_DEPTH) return ["its sections are nested too deeply"];
  return tokens.flatMap(([kind, name, , , inside]) => {
    if (kind === "text" || kind === "!") return [];
    if (kind === ">") return [`the partial "${name}" is not part of it`];
    if (kind === "&") return [`{{{${name}}}} is not escaped; write {{${name}}}`];
    if (kind !== "name" && kind !== "#" && kind !== "^") return [`the tag {{${kind}${name}}} is not allowed`];
    const { field, at } = findField(name, scopes);
    if (!field) return [`the page has no field "${name}"`];
    if (kind === "name") return isText(field) ? [] : [`"${name}" is not a text`];
    const isList = getValue(field).type === "array";
    // A list inside another one would multiply the length of the page.
    if (kind === "#" && isList && scopes.slice(at + 1).some(({ isItem }) => isItem)) {
      return [`the list "${name}" is repeated inside another list`];
    }
    const inner = kind === "#" ? [...scopes, { schema: getItem(field), isItem: isList }] : scopes;
    return checkTokens(toTokens(inside), inner, depth + 1);
  });
}

/** Returns a field's schema as Mustache finds it, in the innermost section that has its first name, and that section. */
function findField(name: string, scopes: readonly Scope[]): { field: JsonSchema | null; at: number } {
  if (name === ".") return { field: scopes.at(-1)?.schema ?? null, at: scopes.length - 1 };
  const [first = "", ...rest] = name.split(".");
  const at = scopes.findLastIndex(({ schema }) => getProperty(schema, first));
  const scope = scopes[at];
  let field = scope ? getProperty(scope.schema, first) : null;
  for (const part of rest) field = field && getProperty(field, part);
  return { field, at };
}

/** Returns the schema without `null`. */
function getValue(schema: JsonSchema): JsonSchema {
  const options: unknown = schema.anyOf;
  const value: unknown = Array.isArray(options)
    ? options.find((one) => isSchema(one) && one.type !== "null")
    : null;
  return isSchema(value) ? value : schema;
}

function getProperty(schema: JsonSchema, name: string): JsonSchema | null {
  const { type, properties } = getValue(schema);
  if (type === "array" && name === "length") return { type: "number" };
  if (!isSchema(properties) || !Object.hasOwn(properties, name)) return null;
  const property: unknown = properties[name];
  return isSchema(property) ? property : null;
}

/** Returns the schema of what a section is rendered with: the items of a list, or the value itself. */
function getItem(schema: JsonSchema): JsonSchema {
  const value = getValue(schema);
  return value.type === "array" && isSchema(value.items) ? value.items : value;
}

/** Returns true for texts and numbers, and for sanitized HTML. */
function isText(schema: JsonSchema): boolean {
  const { type } = getValue(schema);
  return type === "object" ? getProperty(schema, "safeHtml") !== null : type !== "array";
}

function checkHtml(template: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentagname(name) {
      if (FORBIDDEN_ELEMENTS.has(name)) found.push(`the element ${name} is not allowed`);
      if (TAG.test(name)) found.push("a field can't name an element");
    },
    onattribute(name, value, quote) {
      if (FORBIDDEN_ATTRIBUTE.test(name)) found.push(`the attribute ${name} is not allowed`);
      if (TAG.test(name)) found.push("inside an element, fields are allowed in attributes only");
      if (TAG.test(value) && quote !== '"') found.push(`the attribute ${name} needs double quotes`);
      if (/\{\{[#^/]/.test(value)) found.push(`the attribute ${name} contains a section`);
    },
    oncomment(text) {
      if (TAG.test(text)) found.push("a comment contains a field");
    },
  });
  parser.end(template);
  return found;
}
