import { z } from "../zod";

/** The largest id: ids are PostgreSQL's 32-bit integers, and a larger number would fail in the query. */
export const MAX_ID = 2_147_483_647;

/** An id in a body. */
export const IdSchema = z.number().check(z.int(), z.gte(1), z.lte(MAX_ID));

/** The public id of a keyword in a path. Keywords are shared: their ids tell neither how many there are nor their order. */
export const KeywordIdSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** An id in a path or a query, where every value is text. */
export const PathIdSchema = z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_ID));
