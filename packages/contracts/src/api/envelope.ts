import { z } from "../zod";

/** Pagination of a list: page number starting at 1, page size and totals. */
export const PaginationSchema = z.object({
  page: z.number(),
  pageSize: z.number(),
  total: z.number(),
  pages: z.number(),
});

/** Parsed {@link PaginationSchema}. */
export type Pagination = z.infer<typeof PaginationSchema>;

/** Returns the schema of a successful response: `{success: true, data}` plus the given top-level fields. */
export function answer<D extends z.core.$ZodType>(
  data: D,
): z.ZodMiniObject<{ success: z.ZodMiniLiteral<true>; data: D }>;
export function answer<D extends z.core.$ZodType, F extends z.core.$ZodShape>(
  data: D,
  flat: F,
): z.ZodMiniObject<{ success: z.ZodMiniLiteral<true>; data: D } & F>;
export function answer(data: z.core.$ZodType, flat: z.core.$ZodShape = {}) {
  return z.object({ success: z.literal(true), data, ...flat });
}

/**
 * Query parameters of a paginated list. `limit` and `pageSize` are synonyms; `pageSize` takes precedence. URL values
 * are strings.
 */
export const PageQuery = {
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
};
