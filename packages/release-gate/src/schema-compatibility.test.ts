import { getIncompatibilities } from "./schema-compatibility";

const text = { type: "string" };
const number = { type: "number" };
const object = (properties: Record<string, object>, over: object = {}) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  ...over,
});
const sent = { unknownParts: "incompatible" } as const;
const read = { unknownParts: "ignored" } as const;

test.each(["maxLength", "maximum", "exclusiveMaximum", "maxItems"])("a lower %s is incompatible", (key) => {
  const kind = { type: key === "maxItems" ? "array" : key === "maxLength" ? "string" : "number" };
  const most = (limit: number) => ({ ...kind, [key]: limit });
  expect(getIncompatibilities(most(9), most(8), sent)).toEqual([`it now has ${key} 8`]);
  expect(getIncompatibilities(kind, most(8), sent)).toEqual([`it now has ${key} 8`]);
  expect(getIncompatibilities(most(8), most(8), sent)).toEqual([]);
  expect(getIncompatibilities(most(8), most(9), sent)).toEqual([]);
  expect(getIncompatibilities(most(8), kind, sent)).toEqual([]);
});

test.each(["minLength", "minimum", "exclusiveMinimum", "minItems"])("a higher %s is incompatible", (key) => {
  const kind = { type: key === "minItems" ? "array" : key === "minLength" ? "string" : "number" };
  const least = (limit: number) => ({ ...kind, [key]: limit });
  expect(getIncompatibilities(least(1), least(2), sent)).toEqual([`it now has ${key} 2`]);
  expect(getIncompatibilities(kind, least(2), sent)).toEqual([`it now has ${key} 2`]);
  expect(getIncompatibilities(least(2), least(2), sent)).toEqual([]);
  expect(getIncompatibilities(least(2), least(1), sent)).toEqual([]);
});

test.each(["pattern", "format"])("another %s is incompatible, the same one or none is compatible", (key) => {
  const form = (value: string) => ({ ...text, [key]: value });
  expect(getIncompatibilities(form("a"), form("b"), sent)).toEqual([`it now has another ${key}`]);
  expect(getIncompatibilities(text, form("b"), sent)).toEqual([`it now has another ${key}`]);
  expect(getIncompatibilities(form("a"), form("a"), sent)).toEqual([]);
  expect(getIncompatibilities(form("a"), text, sent)).toEqual([]);
});

test("values are compatible with a set that contains them, or with their type", () => {
  expect(getIncompatibilities({ const: "a" }, { enum: ["a", "b"] }, sent)).toEqual([]);
  expect(getIncompatibilities({ enum: ["a", "c"] }, { const: "a" }, sent)).toEqual([
    'it may be "c", which is not accepted',
  ]);
  expect(getIncompatibilities(text, { enum: ["a", "b"] }, sent)).toEqual(['it may be other than "a", "b"']);
  expect(getIncompatibilities({ enum: ["a"] }, text, sent)).toEqual([]);
  expect(getIncompatibilities({ enum: [1] }, text, sent)).toEqual(["it is number instead of string"]);
  expect(getIncompatibilities({ const: null }, { type: "null" }, sent)).toEqual([]);
});

test("anything is accepted as anything, nothing is always accepted, and anything is not accepted as a type", () => {
  expect(getIncompatibilities(text, {}, sent)).toEqual([]);
  expect(getIncompatibilities({ not: {} }, text, sent)).toEqual([]);
  expect(getIncompatibilities({ not: { type: "null" } }, text, sent)).toEqual([
    "it is anything instead of string",
  ]);
  expect(getIncompatibilities({}, text, sent)).toEqual(["it is anything instead of string"]);
  expect(getIncompatibilities(number, { type: "integer" }, sent)).toEqual([
    "it is number instead of integer",
  ]);
});

test("each alternative must be compatible with an expected one, including nested alternatives", () => {
  const nullable = { anyOf: [text, { type: "null" }] };
  expect(
    getIncompatibilities(nullable, { oneOf: [{ type: "null" }, { anyOf: [number, text] }] }, sent),
  ).toEqual([]);
  expect(getIncompatibilities(nullable, { anyOf: [number, text] }, sent)).toEqual([
    "it is null instead of number",
  ]);
  const short = { ...text, maxLength: 1 };
  expect(getIncompatibilities(text, { anyOf: [{ type: "null" }, short] }, sent)).toEqual([
    "it now has maxLength 1",
  ]);
});

describe("objects", () => {
  test("name the path of each incompatibility", () => {
    const from = object({
      a: object({ b: text, c: text }),
      list: { type: "array", items: object({ d: text }) },
    });
    const to = object({
      a: object({ b: number, c: text }),
      list: { type: "array", items: object({ d: number }) },
    });
    expect(getIncompatibilities(from, to, sent, "body")).toEqual([
      "body.a.b is string instead of number",
      "body.list[].d is string instead of number",
    ]);
  });

  test("report parts that are always or sometimes missing", () => {
    const to = object({ a: text, b: text });
    expect(getIncompatibilities(object({ a: text }), to, sent)).toEqual(["b is missing"]);
    expect(getIncompatibilities(object({ a: text, b: text }, { required: ["a"] }), to, sent)).toEqual([
      "b may be missing",
    ]);
  });

  test("may contain unknown parts in a response, but not in a request", () => {
    expect(getIncompatibilities(object({ a: text, b: text }), object({ a: text }), read)).toEqual([]);
    expect(getIncompatibilities(object({ a: text, b: text }), object({ a: text }), sent)).toEqual([
      "b is not accepted",
    ]);
  });

  test("with arbitrary keys are compared by their values", () => {
    const record = (values: object) => ({ type: "object", additionalProperties: values });
    expect(getIncompatibilities(object({ a: text }), record(text), sent)).toEqual([]);
    expect(getIncompatibilities(object({ a: text }), record(number), sent)).toEqual([
      "a is string instead of number",
    ]);
    expect(getIncompatibilities(record(text), record(number), sent, "body")).toEqual([
      "body.* is string instead of number",
    ]);
    expect(getIncompatibilities(record(text), object({}), sent)).toEqual([]);
  });
});

test("lists are compared by length and items", () => {
  const list = (items: object, over: object = {}) => ({ type: "array", items, ...over });
  expect(getIncompatibilities(list(text), list(number, { maxItems: 3 }), sent)).toEqual([
    "it now has maxItems 3",
    "[] is string instead of number",
  ]);
  expect(getIncompatibilities(list(text), { type: "array" }, sent)).toEqual([]);
});
