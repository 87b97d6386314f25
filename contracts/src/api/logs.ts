import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { z } from "../zod";
import { SearchTextSchema } from "./texts";

/** Levels of the server's log, the least first. */
export const LOG_LEVELS = ["debug", "info", "warn", "error", "fatal"] as const;

/** One of {@link LOG_LEVELS}. */
export const LogLevelSchema = z.enum(LOG_LEVELS);

/** Parsed {@link LogLevelSchema}. */
export type LogLevel = z.infer<typeof LogLevelSchema>;

/** A line of the server's log; `facts` is what it says beside its message, as JSON. */
export const LogLineSchema = z.object({
  seq: z.number(),
  at: z.string(),
  level: LogLevelSchema,
  message: z.string(),
  facts: z.string(),
});

/** Parsed {@link LogLineSchema}. */
export type LogLine = z.infer<typeof LogLineSchema>;

/** What the server says of itself. */
export const logsEndpoints = {
  lines: endpoint({
    method: "GET",
    path: "/admin/logs",
    access: "admin",
    tag: "admin",
    summary: "The latest lines of this node's log, newest first; with `after` only those that came later",
    query: z.object({
      level: z.optional(LogLevelSchema),
      search: z.optional(SearchTextSchema),
      after: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 100),
    }),
    response: answer(z.array(LogLineSchema), {
      /** Number of the newest line there is, whether it matches or not. */
      latest: z.number(),
      /** When the first line that is still kept was written; null while there is none. */
      since: z.nullable(z.string()),
      /** As many lines as are kept. */
      capacity: z.number(),
    }),
  }),
};
