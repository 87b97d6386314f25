import { answer } from "./api/envelope";
import { endpoint } from "./api/endpoint";
import { PastDaySchema } from "./api/days";
import { ById, createNameSchema } from "./api/texts";
import { AppIdSchema } from "./apps/apps";
import { DateRangeSchema } from "./exports/exports";
import { CountrySchema } from "./store/storefronts";
import { z } from "./zod";

/** Maximum number of notes per account and app; chosen by us. */
export const MAX_APP_NOTES = 500;

/** Maximum length of a note in characters. */
export const MAX_NOTE_LENGTH = 500;

/** Note to save. `day` is a UTC day up to today; `country` is `null` for a note that belongs to all countries. */
export const NoteInputSchema = z.object({
  day: PastDaySchema,
  country: z._default(z.nullable(CountrySchema), null),
  text: createNameSchema("Enter a note.", MAX_NOTE_LENGTH),
});

/** Parsed {@link NoteInputSchema}. */
export type NoteInput = z.output<typeof NoteInputSchema>;

/** Note of a user about an app, which charts mark on its day. */
export const NoteSchema = z.object({
  id: z.number(),
  appId: z.number(),
  day: z.string(),
  country: z.nullable(z.string()),
  text: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Parsed {@link NoteSchema}. */
export type Note = z.infer<typeof NoteSchema>;

const own = { access: "user", tag: "app-notes" } as const;
const errors = ["NOT_FOUND", "UNKNOWN_COUNTRY"] as const;

/** Endpoints for the notes of a user about tracked apps. Only the user sees them, except in reports that include them. */
export const appNotesEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/apps/{id}/notes",
    ...own,
    summary: "List your notes about a tracked app, newest day first; those of a country include those of all",
    params: z.object({ id: AppIdSchema }),
    query: z.object({ country: z.optional(CountrySchema), dateRange: z._default(DateRangeSchema, "all") }),
    response: answer(z.array(NoteSchema)),
    errors,
  }),
  create: endpoint({
    method: "POST",
    path: "/apps/{id}/notes",
    ...own,
    summary: `Add a note about a tracked app; CONFLICT if it already has ${MAX_APP_NOTES}`,
    params: z.object({ id: AppIdSchema }),
    body: NoteInputSchema,
    response: answer(NoteSchema),
    status: 201,
    errors: [...errors, "CONFLICT"],
    idempotent: true,
  }),
  update: endpoint({
    method: "PUT",
    path: "/app-notes/{id}",
    ...own,
    summary: "Change a note",
    params: ById,
    body: NoteInputSchema,
    response: answer(NoteSchema),
    errors,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/app-notes/{id}",
    ...own,
    summary: "Delete a note",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
};
