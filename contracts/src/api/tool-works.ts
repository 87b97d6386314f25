import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { IdSchema, MAX_ID, PathIdSchema } from "../platform/ids";
import { z } from "../zod";
import { ToolNameSchema } from "./tool-data";

const WorkFields = {
  id: z.number(),
  /** `null` for what belongs to no app, such as templates. */
  appId: z.nullable(z.number()),
  name: z.string(),
  version: z.number(),
  savedAt: z.string(),
};

/** Something saved in a tool; `data` is as `TOOL_DATA` says for the tool. `version` grows with each save. */
export const ToolWorkSchema = z.object({
  ...WorkFields,
  tool: ToolNameSchema,
  data: z.record(z.string(), z.unknown()),
});

/** Parsed {@link ToolWorkSchema}. */
export type ToolWork = z.infer<typeof ToolWorkSchema>;

/** `details` of a CONFLICT: the work as it is saved now, `null` when it was deleted. */
export const ToolWorkConflictSchema = z.object({ current: z.nullable(ToolWorkSchema) });

/** Saved work of one tool for one app that a user may have. */
export const MOST_WORKS = 50;

/** Characters of JSON that one saved work may have. */
export const LONGEST_WORK = 100_000;

const Name = z
  .string()
  .check(z.trim(), z.minLength(1, "Name the work."), z.maxLength(80, "Use at most 80 characters."));
const Data = z.record(z.string(), z.unknown());
const ById = z.object({ id: PathIdSchema });

/** Saved work of the tools: one mechanism for all of them. */
export const toolWorksEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/tool-works",
    access: "user",
    tag: "tools",
    summary: "What one has saved in a tool for an app, or for no app, newest first",
    query: z.object({ tool: ToolNameSchema, app: z.optional(PathIdSchema) }),
    response: answer(z.array(ToolWorkSchema)),
  }),
  create: endpoint({
    method: "POST",
    path: "/tool-works",
    access: "user",
    tag: "tools",
    summary: "Save new work; CONFLICT when the name is taken",
    body: z.object({ tool: ToolNameSchema, appId: z.nullable(IdSchema), name: Name, data: Data }),
    response: answer(ToolWorkSchema),
    status: 201,
    errors: ["NOT_FOUND", "CONFLICT"],
    idempotent: true,
    perMinute: 60,
  }),
  save: endpoint({
    method: "PUT",
    path: "/tool-works/{id}",
    access: "user",
    tag: "tools",
    summary: "Save work again; CONFLICT with what is saved when `version` is not the latest",
    params: ById,
    body: z.object({ version: z.number().check(z.int(), z.gte(1), z.lte(MAX_ID)), name: Name, data: Data }),
    response: answer(ToolWorkSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
    perMinute: 120,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/tool-works/{id}",
    access: "user",
    tag: "tools",
    summary: "Delete saved work",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
};
