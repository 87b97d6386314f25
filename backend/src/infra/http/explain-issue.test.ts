import type { Endpoint, Schema } from "@listwise/contracts/api";
import { endpoints } from "@listwise/contracts/endpoints";
import { z } from "zod";
import { explainIssue } from "./explain-issue";

const WRONG = [undefined, null, "", "?", "x".repeat(20_000), -1.5, 1e12, true, [], [null], {}, { "?": 1 }];
/** Openings of zod's own messages. */
const ZODS_WORDS = /^(Invalid|Too (big|small)|Unrecognized|Expected)\b/;

const explain = (schema: z.core.$ZodType, value: unknown) =>
  (z.safeParse(schema, value, { error: explainIssue }).error?.issues ?? []).map(({ message }) => message);

/** Returns the messages for values of a wrong type, of a wrong size and with missing fields. */
const explainAll = (schema: Schema) => {
  const fields = schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : [];
  return [...WRONG, ...fields.flatMap((field) => WRONG.map((value) => ({ [field]: value })))].flatMap(
    (value) => explain(schema, value),
  );
};

const rows = endpoints.map((one): [string, Endpoint] => [`${one.method} ${one.path}`, one]);

test.each(rows)("%s says in sentences what to send", (_, { params, query, body }) => {
  const messages = [params, query, body].flatMap(explainAll);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => ZODS_WORDS.test(message))).toEqual([]);
});

const Choice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("all") }),
  z.object({ kind: z.literal("tag"), tag: z.string() }),
]);

test.each([
  [z.object({ id: z.int() }), undefined, "Send a JSON object."],
  [z.object({ id: z.number() }), {}, 'Add "id": a number.'],
  [z.object({ id: z.int() }), { id: 7.5 }, '"id" must be a whole number.'],
  [z.object({ on: z.boolean() }), { on: 1 }, '"on" must be true or false.'],
  [z.object({ a: z.array(z.string()) }), { a: [1] }, '"a.0" must be text.'],
  [z.object({ a: z.array(z.string()).min(1) }), { a: [] }, '"a" must not be empty.'],
  [z.object({ a: z.string().max(1000) }), { a: "x".repeat(1001) }, '"a" must have at most 1,000 characters.'],
  [z.object({ a: z.number().min(2) }), { a: 1 }, '"a" must be 2 or more.'],
  [z.object({ a: z.number().lt(2) }), { a: 2 }, '"a" must be less than 2.'],
  [z.object({ a: z.number().multipleOf(5) }), { a: 2 }, '"a" must be a multiple of 5.'],
  [z.object({ a: z.enum(["x", "y"]) }), { a: "z" }, '"a" must be "x" or "y".'],
  [z.object({ a: z.union([z.string(), z.null()]) }), { a: 1 }, '"a" must be text or null.'],
  [z.object({ a: z.union([z.null(), z.string().regex(/x/, "Use x.")]) }), { a: "y" }, "Use x."],
  [z.object({ a: Choice }), { a: { kind: "none" } }, '"a.kind" must be "all" or "tag".'],
  [z.strictObject({}), { b: 1 }, 'Remove "b": the request has no such field.'],
  [
    z.object({ a: z.string().regex(/x/) }),
    { a: "y" },
    `"a" isn't in the right form. Compare it with the API reference.`,
  ],
  [z.object({ a: z.string().min(1, "Enter a name.") }), { a: "" }, "Enter a name."],
])("%# says what is wrong with a value", (schema, value, message) => {
  expect(explain(schema, value)).toEqual([message]);
});
