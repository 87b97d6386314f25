import { z } from "../zod";

/** A page of a list: 1-based page, its size, and how much there is in all. */
export const PaginationSchema = z.object({
  page: z.number(),
  pageSize: z.number(),
  total: z.number(),
  pages: z.number(),
});

/** Parsed {@link PaginationSchema}. */
export type Pagination = z.infer<typeof PaginationSchema>;

/** A successful answer: `{success: true, data}` and the flat fields a call names beside them. */
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

/** Query of a paged list. `limit` and `pageSize` mean the same; `pageSize` wins. Values are text in a URL. */
export const PageQuery = {
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
};
