import type { Endpoint } from "@listwise/contracts/api";
import { endpoints } from "@listwise/contracts/endpoints";
import { z } from "@listwise/contracts/zod";
import fc from "fast-check";
import { recordPage, resetSession, signInAs } from "../testing";
import { ApiError, UNEXPECTED_ANSWER } from "./api-error";
import { call } from "./call";

recordPage();
beforeEach(() => {
  resetSession();
  signInAs("superadmin");
});

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonSchema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;

/** Generates a value close to the schema, so that the later mutation is its only fault. */
function like(schema: unknown): Json {
  if (!isSchema(schema)) return "x";
  const first = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (first) return like(first);
  const given = schema.const ?? schema.enum?.[0];
  if (given !== undefined) return given;
  if (schema.type === "object") {
    const entries = Object.entries(schema.properties ?? {}).map(
      ([name, part]) => [name, like(part)] as const,
    );
    return Object.fromEntries(entries);
  }
  if (schema.type === "array") return [like(schema.items)];
  if (schema.type === "number" || schema.type === "integer") return 1;
  if (schema.type === "boolean") return true;
  return schema.type === "null" ? null : "x";
}

/** Returns all paths in a value, including the root. */
function getPaths(value: Json, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => getPaths(part, [...path, key]))];
}

function put(value: Json, [key, ...rest]: string[], wrong: Json): Json {
  if (key === undefined || typeof value !== "object" || value === null) return wrong;
  if (Array.isArray(value))
    return value.map((part, at) => (String(at) === key ? put(part, rest, wrong) : part));
  return { ...value, [key]: put(value[key] ?? null, rest, wrong) };
}

const jsonText = fc.json({ maxDepth: 3 });
const wrongPart = fc.constantFrom<Json>(null, {}, [], [null], "", "NaN", -1, 1e308, true, { length: 2 });
const garbage = fc.oneof(
  jsonText,
  fc.string(),
  fc.constantFrom("", "{}", "[]", "null", "<!doctype html>", '{"a":'),
);

function answersFor(endpoint: Endpoint): fc.Arbitrary<string> {
  const good = like(z.toJSONSchema(endpoint.response, { unrepresentable: "any", io: "input" }));
  const spoiled = fc
    .tuple(fc.constantFrom(...getPaths(good)), wrongPart)
    .map(([place, wrong]) => JSON.stringify(put(good, place, wrong)));
  return fc.oneof(garbage, spoiled);
}

function getParams({ path }: Endpoint): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "1"]));
}

const ask = (endpoint: Endpoint) => call(endpoint, { params: getParams(endpoint), query: {}, body: {} });

/** Responds to every call with the text as JSON. */
function answerWith(text: () => string): void {
  const headers = { "Content-Type": "application/json" };
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(text(), { headers }));
}

const answered = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test.each(answered)(
  "F12 %s: a response matches the contract or gives one clear error",
  async (_name, endpoint) => {
    let text = "";
    answerWith(() => text);
    await fc.assert(
      fc.asyncProperty(answersFor(endpoint), async (body) => {
        text = body;
        const outcome: unknown = await ask(endpoint).catch((problem: unknown) => problem);
        if (outcome instanceof Error) {
          expect(outcome).toBeInstanceOf(ApiError);
          expect(outcome.message).toBe(UNEXPECTED_ANSWER);
        } else expect(z.safeParse(endpoint.response, JSON.parse(body)).success).toBe(true);
      }),
      { numRuns: 25, seed: 12 },
    );
  },
);

test("F12 null instead of a list is rejected", async () => {
  const takes = ({ response }: Endpoint, body: object) => z.safeParse(response, body).success;
  const lists = endpoints.filter(
    (endpoint) => takes(endpoint, { success: true, data: [] }) && !takes(endpoint, { success: true }),
  );
  expect(lists.length).toBeGreaterThan(3);
  for (const endpoint of lists) {
    answerWith(() => '{"success":true,"data":null}');
    await expect(ask(endpoint)).rejects.toThrow(UNEXPECTED_ANSWER);
  }
});

test("F12 an invalid error body still gives a message and the status", async () => {
  const [endpoint] = endpoints.filter(({ method, access }) => method === "GET" && access === "public");
  if (!endpoint) throw new Error("there is no public read");
  const answer = { text: "", status: 500 };
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(answer.text, answer));
  await fc.assert(
    fc.asyncProperty(
      garbage,
      fc.constantFrom(400, 403, 404, 409, 418, 500, 502, 504),
      async (text, status) => {
        Object.assign(answer, { text, status });
        const problem: unknown = await ask(endpoint).catch((cause: unknown) => cause);
        expect(problem).toBeInstanceOf(ApiError);
        expect(problem).toMatchObject({ status, message: expect.stringMatching(/\S/) });
      },
    ),
    { numRuns: 100, seed: 12 },
  );
});
