import { z } from "../zod";

/** Largest valid id: ids are PostgreSQL 32-bit integers, and a larger number would fail in the query. */
export const MAX_ID = 2_147_483_647;

/** Id in a request body. */
export const IdSchema = z.number().check(z.int(), z.gte(1), z.lte(MAX_ID));

/**
 * Public id of a keyword in a path. Keywords are shared between users, so their ids reveal neither their number nor
 * their order.
 */
export const KeywordIdSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** Id in a path or query string, where values are strings. */
export const PathIdSchema = z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_ID));
