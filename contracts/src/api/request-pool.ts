import { answer, PageQuery, PaginationSchema } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { IdSchema } from "../platform/ids";
import { SourceSchema } from "../platform/provenance";
import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";
import { SearchTextSchema } from "./texts";

/** Where a request to a store stands. */
export const REQUEST_STATES = ["waiting", "running", "failed"] as const;

/** What the store is asked for one keyword in one country, once for everybody who wants to know. */
export const PoolRequestSchema = z.object({
  keywordId: z.number(),
  keyword: z.string(),
  country: z.string(),
  state: z.enum(REQUEST_STATES),
  /** Somebody waits for it; else it is the schedule's. */
  forPerson: z.boolean(),
  queuedAt: z.nullable(z.string()),
  /** Not before this moment; `null` when it is due. */
  notBefore: z.nullable(z.string()),
  attempts: z.number(),
  checkedAt: z.nullable(z.string()),
  failedAt: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});

/** Parsed {@link PoolRequestSchema}. */
export type PoolRequest = z.infer<typeof PoolRequestSchema>;

/** A host of a store: how often it may be asked, and whether it is left alone. */
export const StoreHostSchema = z.object({
  host: z.string(),
  /** Calls a minute; `null` when the host is not one of the source that is in use. */
  perMinute: z.nullable(z.number()),
  /** Calls that may go at once. */
  tokens: z.nullable(z.number()),
  failures: z.number(),
  /** Failures in a row after which it is left alone for a minute each time. */
  breakerAt: z.number(),
  /** Left alone for this long. */
  waitSeconds: z.number(),
  lastCallAt: z.nullable(z.string()),
});

/** Parsed {@link StoreHostSchema}. */
export type StoreHost = z.infer<typeof StoreHostSchema>;

/** The source of store data that is in use, and how it fares. */
export const StoreSourceHealthSchema = z.object({
  source: SourceSchema,
  platforms: z.array(z.string()),
  /** Searches a minute; `null` with a reason while nobody can tell. */
  perMinute: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  hosts: z.array(StoreHostSchema),
  /** What was loaded from a file or from the shipped sample. */
  imports: z.array(z.object({ source: z.string(), listings: z.number(), importedAt: z.string() })),
});

/** Parsed {@link StoreSourceHealthSchema}. */
export type StoreSourceHealth = z.infer<typeof StoreSourceHealthSchema>;

const tag = "request-pool";
const Pair = z.object({
  keywordId: IdSchema,
  country: CountrySchema,
});
const done = z.object({ success: z.literal(true) });
const Counts = z.object({ waiting: z.number(), running: z.number(), failed: z.number() });

/** What is asked of the stores, and how they answer. */
export const requestPoolEndpoints = {
  requests: endpoint({
    method: "GET",
    path: "/admin/request-pool",
    access: "admin",
    tag,
    summary: "Requests that wait, run, or have failed",
    query: z.object({
      ...PageQuery,
      search: z.optional(SearchTextSchema),
      state: z.optional(z.enum(REQUEST_STATES)),
      country: z.optional(CountrySchema),
      sortBy: z.optional(z.enum(["keyword", "queuedAt", "attempts", "failedAt"])),
      sortDir: z.optional(z.enum(["asc", "desc"])),
    }),
    response: answer(z.array(PoolRequestSchema), { pagination: PaginationSchema, counts: Counts }),
  }),
  retry: endpoint({
    method: "POST",
    path: "/admin/request-pool/retry",
    access: "admin",
    tag,
    summary: "Put a failed request back in line, before the schedule's",
    body: Pair,
    response: done,
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  drop: endpoint({
    method: "POST",
    path: "/admin/request-pool/drop",
    access: "admin",
    tag,
    summary: "Take a request out; whoever waits for it is told that it failed. CONFLICT while it runs",
    body: Pair,
    response: done,
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  sources: endpoint({
    method: "GET",
    path: "/admin/request-pool/sources",
    access: "admin",
    tag,
    summary: "The source of store data: its budget, and the breaker of each host",
    response: answer(StoreSourceHealthSchema),
  }),
  closeBreaker: endpoint({
    method: "POST",
    path: "/admin/request-pool/sources/reset",
    access: "admin",
    tag,
    summary: "Ask a host again that is left alone after failures",
    body: z.object({ host: z.string().check(z.minLength(1), z.maxLength(300)) }),
    response: answer(StoreSourceHealthSchema),
    errors: ["NOT_FOUND"],
  }),
};
