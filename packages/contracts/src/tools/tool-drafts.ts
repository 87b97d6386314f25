import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { IdSchema, MAX_ID, PathIdSchema } from "../api/ids";
import { z } from "../zod";
import { ToolNameSchema } from "./tool-data";

const DraftFields = {
  id: z.number(),
  /** `null` for drafts that don't belong to an app, such as templates. */
  appId: z.nullable(z.number()),
  name: z.string(),
  version: z.number(),
  savedAt: z.string(),
};

/** Saved draft of a tool; `data` matches the tool's schema in `TOOL_DRAFT_SCHEMAS`. `version` increases with every save. */
export const ToolDraftSchema = z.object({
  ...DraftFields,
  tool: ToolNameSchema,
  data: z.record(z.string(), z.unknown()),
});

/** Parsed {@link ToolDraftSchema}. */
export type ToolDraft = z.infer<typeof ToolDraftSchema>;

/** `details` of a CONFLICT: the saved draft, or `null` if it was deleted. */
export const ToolDraftConflictSchema = z.object({ current: z.nullable(ToolDraftSchema) });

/** Maximum number of drafts per user, tool and app. */
export const MAX_DRAFTS = 50;

/** Maximum size of a draft in characters of JSON. */
export const MAX_DRAFT_LENGTH = 100_000;

const Name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Enter a name for the draft."),
    z.maxLength(80, "Use at most 80 characters."),
  );
const Data = z.record(z.string(), z.unknown());
const ById = z.object({ id: PathIdSchema });

/** Endpoints for tool drafts, shared by all tools. */
export const toolDraftsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/tool-works",
    access: "user",
    tag: "tools",
    summary: "List your drafts of a tool for an app, or for no app, newest first",
    query: z.object({ tool: ToolNameSchema, app: z.optional(PathIdSchema) }),
    response: answer(z.array(ToolDraftSchema)),
  }),
  create: endpoint({
    method: "POST",
    path: "/tool-works",
    access: "user",
    tag: "tools",
    summary: "Create a draft; CONFLICT if the name is taken",
    body: z.object({ tool: ToolNameSchema, appId: z.nullable(IdSchema), name: Name, data: Data }),
    response: answer(ToolDraftSchema),
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
    summary: "Update a draft; CONFLICT with the saved draft if `version` is not the latest",
    params: ById,
    body: z.object({ version: z.number().check(z.int(), z.gte(1), z.lte(MAX_ID)), name: Name, data: Data }),
    response: answer(ToolDraftSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
    perMinute: 120,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/tool-works/{id}",
    access: "user",
    tag: "tools",
    summary: "Delete a draft",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
};
