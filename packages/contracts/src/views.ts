import { answer } from "./api/envelope";
import { endpoint } from "./api/endpoint";
import { IdSchema, PathIdSchema } from "./api/ids";
import { createNameSchema } from "./api/texts";
import { z } from "./zod";

/** Tables with saved views. Those that start with `admin-` are open to administrators only. */
export const VIEW_TABLES = [
  "keywords",
  "rankings",
  "tracked-apps",
  "reviews",
  "admin-users",
  "admin-apps",
  "admin-keywords",
] as const;

/** One of {@link VIEW_TABLES}. */
export type ViewTable = (typeof VIEW_TABLES)[number];

/** Maximum number of saved views per account and table. */
export const MAX_VIEWS = 50;

/**
 * Saved view of a table. `query` is the query string of the table's address: filters, sort order and hidden columns.
 * Views are listed by `position`, ascending.
 */
export const TableViewSchema = z.object({
  id: z.number(),
  name: z.string(),
  query: z.string(),
  position: z.number(),
});

/** Parsed {@link TableViewSchema}. */
export type TableView = z.infer<typeof TableViewSchema>;

const Name = createNameSchema("Enter a name for the view.", 60);
const Query = z
  .string()
  .check(
    z.maxLength(2000, "This view is too long to save. Remove a filter."),
    z.regex(/^[\w*.+%&=-]*$/, "Use an encoded query string without the question mark."),
  );
const InTable = { table: z.enum(VIEW_TABLES) };
const ById = z.object({ ...InTable, id: PathIdSchema });

/** Endpoints for the saved views of an account. */
export const viewsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/views/{table}",
    access: "user",
    tag: "views",
    summary: "List your saved views of a table; tables of the admin area require an administrator",
    params: z.object(InTable),
    response: answer(z.array(TableViewSchema)),
  }),
  create: endpoint({
    method: "POST",
    path: "/views/{table}",
    access: "user",
    tag: "views",
    summary: "Save a view, last or at the position of a deleted one; CONFLICT if the name is taken",
    params: z.object(InTable),
    body: z.object({ name: Name, query: Query, position: z.optional(IdSchema) }),
    response: answer(TableViewSchema),
    status: 201,
    errors: ["CONFLICT"],
    idempotent: true,
    perMinute: 60,
  }),
  change: endpoint({
    method: "PATCH",
    path: "/views/{table}/{id}",
    access: "user",
    tag: "views",
    summary: "Rename a view or replace its query string; CONFLICT if the name is taken",
    params: ById,
    body: z.object({ name: z.optional(Name), query: z.optional(Query) }),
    response: answer(TableViewSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
    perMinute: 120,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/views/{table}/{id}",
    access: "user",
    tag: "views",
    summary: "Delete a view",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
};
