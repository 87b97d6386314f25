import { z } from "@listwise/contracts/zod";

const Parameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query", "header", "cookie"]),
  required: z.optional(z.boolean()),
  schema: z.optional(z.unknown()),
});
const Operation = z.object({
  tags: z.optional(z.array(z.string())),
  summary: z.optional(z.string()),
  description: z.optional(z.string()),
  parameters: z.optional(z.array(Parameter)),
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ schema: z.optional(z.unknown()) })) }),
  ),
});

/** Used parts of the OpenAPI document. */
export const DocumentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

export interface Parameter {
  name: string;
  required: boolean;
  /** Allowed values; empty if the document lists none. */
  choices: readonly string[];
}

/** Endpoint as described in the document. */
export interface Operation {
  /** `GET /admin/users`. */
  id: string;
  method: Method;
  /** Relative to `/api`. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  params: readonly Parameter[];
  query: readonly Parameter[];
  /** Example body as JSON; `null` if the endpoint has none. */
  body: string | null;
}

const Shape = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  nullable: z.optional(z.boolean()),
  minimum: z.optional(z.number()),
  properties: z.optional(z.record(z.string(), z.unknown())),
});

function getShape(schema: unknown) {
  const known = z.safeParse(Shape, schema);
  return known.success ? known.data : {};
}

/** Returns an example value for a schema. */
function createExample(schema: unknown): unknown {
  const { type, enum: choices, nullable, minimum, properties } = getShape(schema);
  if (choices && choices.length > 0) return choices[0];
  if (nullable) return null;
  if (type === "object") {
    const parts = Object.entries(properties ?? {}).map(
      ([name, part]) => [name, createExample(part)] as const,
    );
    return Object.fromEntries(parts);
  }
  if (type === "array") return [];
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return Math.max(0, minimum ?? 0);
  return "";
}

const getChoices = (schema: unknown) => (getShape(schema).enum ?? []).map(String);

function parseOperation(address: string, verb: string, described: unknown): Operation[] {
  const method = METHODS.find((one) => one.toLowerCase() === verb);
  const known = z.safeParse(Operation, described);
  if (!method || !known.success || !address.startsWith("/api/")) return [];
  const { tags = [], summary = "", description = "", parameters = [], requestBody } = known.data;
  const path = address.slice("/api".length);
  const placed = (place: "path" | "query") =>
    parameters
      .filter((one) => one.in === place)
      .map(({ name, required = place === "path", schema }) => ({
        name,
        required,
        choices: getChoices(schema),
      }));
  const json = requestBody?.content["application/json"];
  return [
    {
      id: `${method} ${path}`,
      method,
      path,
      tag: tags[0] ?? "other",
      summary,
      description,
      params: placed("path"),
      query: placed("query"),
      body: json ? JSON.stringify(createExample(json.schema), null, 2) : null,
    },
  ];
}

/** Returns all endpoints of the document, sorted by path. */
export function parseOperations(document: z.output<typeof DocumentSchema>): Operation[] {
  return Object.entries(document.paths)
    .flatMap(([path, verbs]) =>
      Object.entries(verbs).flatMap(([verb, described]) => parseOperation(path, verb, described)),
    )
    .sort((a, b) => a.path.localeCompare(b.path) || METHODS.indexOf(a.method) - METHODS.indexOf(b.method));
}
