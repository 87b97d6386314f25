import { answer } from "./api/envelope";
import { endpoint } from "./api/endpoint";
import { PathIdSchema } from "./api/ids";
import { PictureUrlSchema } from "./api/pictures";
import { z } from "./zod";
import { AppIdSchema } from "./apps/apps";

/** Task before or after a launch. */
export const ChecklistItemSchema = z.object({
  id: z.number(),
  text: z.string(),
  hint: z.nullable(z.string()),
  done: z.boolean(),
  notes: z.string(),
});

/** Parsed {@link ChecklistItemSchema}. */
export type ChecklistItem = z.infer<typeof ChecklistItemSchema>;

/** Checklist as lists show it. */
export const ChecklistSummarySchema = z.object({
  id: z.number(),
  appId: z.number(),
  appName: z.string(),
  appIcon: z.nullable(PictureUrlSchema),
  template: z.string(),
  done: z.number(),
  total: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Parsed {@link ChecklistSummarySchema}. */
export type ChecklistSummary = z.infer<typeof ChecklistSummarySchema>;

/** Checklist with its sections in order. */
export const ChecklistSchema = z.extend(ChecklistSummarySchema, {
  sections: z.array(z.object({ title: z.string(), items: z.array(ChecklistItemSchema) })),
});

/** Parsed {@link ChecklistSchema}. */
export type Checklist = z.infer<typeof ChecklistSchema>;

const ById = z.object({ id: PathIdSchema });

/** Endpoints for the launch checklists of a user's apps. */
export const checklistsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/checklists",
    access: "user",
    tag: "checklists",
    summary: "List your checklists, last changed first, and the available templates",
    response: answer(z.array(ChecklistSummarySchema), {
      templates: z.array(z.object({ key: z.string(), name: z.string(), description: z.string() })),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: "/checklists",
    access: "user",
    tag: "checklists",
    summary: "Create a checklist for a tracked app; one per template and app",
    body: z.object({ appId: z.union([z.number(), AppIdSchema]), template: z._default(z.string(), "launch") }),
    response: answer(ChecklistSchema),
    status: 201,
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  get: endpoint({
    method: "GET",
    path: "/checklists/{id}",
    access: "user",
    tag: "checklists",
    summary: "Get a checklist",
    params: ById,
    response: answer(ChecklistSchema),
    errors: ["NOT_FOUND"],
  }),
  updateItem: endpoint({
    method: "PATCH",
    path: "/checklists/{id}/items/{itemId}",
    access: "user",
    tag: "checklists",
    summary: "Check off an item or update its note",
    params: z.extend(ById, { itemId: PathIdSchema }),
    body: z.object({
      done: z.optional(z.boolean()),
      notes: z.optional(z.string().check(z.maxLength(5000, "Use at most 5,000 characters."))),
    }),
    response: answer(ChecklistItemSchema),
    errors: ["NOT_FOUND"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/checklists/{id}",
    access: "user",
    tag: "checklists",
    summary: "Delete a checklist",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
};
