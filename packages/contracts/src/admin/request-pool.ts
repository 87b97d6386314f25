import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { IdSchema } from "../api/ids";
import { SourceSchema } from "../store/provenance";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { SearchTextSchema } from "../api/texts";

/** State of a store request. */
export const REQUEST_STATES = ["waiting", "running", "failed"] as const;

/** Store request for one keyword in one country, shared by all users who wait for it. */
export const PoolRequestSchema = z.object({
  keywordId: z.number(),
  keyword: z.string(),
  country: z.string(),
  state: z.enum(REQUEST_STATES),
  /** True if a user waits for it; otherwise it was scheduled. */
  forPerson: z.boolean(),
  queuedAt: z.nullable(z.string()),
  /** Earliest time to run; `null` if it is due. */
  notBefore: z.nullable(z.string()),
  attempts: z.number(),
  checkedAt: z.nullable(z.string()),
  failedAt: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});

/** Parsed {@link PoolRequestSchema}. */
export type PoolRequest = z.infer<typeof PoolRequestSchema>;

/** Store host with its rate limit and circuit breaker. */
export const StoreHostSchema = z.object({
  host: z.string(),
  /** Requests per minute; `null` if the active source doesn't use the host. */
  perMinute: z.nullable(z.number()),
  /** Requests that can run now without waiting. */
  tokens: z.nullable(z.number()),
  failures: z.number(),
  /** Consecutive failures after which the circuit breaker opens, for a minute each time. */
  breakerAt: z.number(),
  /** Remaining time with an open circuit breaker. */
  waitSeconds: z.number(),
  lastCallAt: z.nullable(z.string()),
});

/** Parsed {@link StoreHostSchema}. */
export type StoreHost = z.infer<typeof StoreHostSchema>;

/** Active source of store data and its health. */
export const StoreSourceHealthSchema = z.object({
  source: SourceSchema,
  platforms: z.array(z.string()),
  /** Searches per minute; `null` with a reason if unknown. */
  perMinute: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  hosts: z.array(StoreHostSchema),
  /** Data imported from a file or from the shipped sample. */
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

/** Admin endpoints for store requests and the store source. */
export const requestPoolEndpoints = {
  requests: endpoint({
    method: "GET",
    path: "/admin/request-pool",
    access: "admin",
    tag,
    summary: "List waiting, running and failed requests",
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
    summary: "Retry a failed request before scheduled ones",
    body: Pair,
    response: done,
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  drop: endpoint({
    method: "POST",
    path: "/admin/request-pool/drop",
    access: "admin",
    tag,
    summary: "Cancel a request; pending updates fail. CONFLICT while it is running",
    body: Pair,
    response: done,
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  sources: endpoint({
    method: "GET",
    path: "/admin/request-pool/sources",
    access: "admin",
    tag,
    summary: "Get the store source: its rate limit and the circuit breaker of each host",
    response: answer(StoreSourceHealthSchema),
  }),
  closeBreaker: endpoint({
    method: "POST",
    path: "/admin/request-pool/sources/reset",
    access: "admin",
    tag,
    summary: "Close the circuit breaker of a host",
    body: z.object({ host: z.string().check(z.minLength(1), z.maxLength(300)) }),
    response: answer(StoreSourceHealthSchema),
    errors: ["NOT_FOUND"],
  }),
};
