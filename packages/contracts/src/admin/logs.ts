import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";
import { SearchTextSchema } from "../api/texts";

/** Log levels, least severe first. */
export const LOG_LEVELS = ["debug", "info", "warn", "error", "fatal"] as const;

/** One of {@link LOG_LEVELS}. */
export const LogLevelSchema = z.enum(LOG_LEVELS);

/** Parsed {@link LogLevelSchema}. */
export type LogLevel = z.infer<typeof LogLevelSchema>;

/** Log line of the server; `facts` holds its remaining fields as JSON. */
export const LogLineSchema = z.object({
  seq: z.number(),
  at: z.string(),
  level: LogLevelSchema,
  message: z.string(),
  facts: z.string(),
});

/** Parsed {@link LogLineSchema}. */
export type LogLine = z.infer<typeof LogLineSchema>;

/** Endpoints for the server's log. */
export const logsEndpoints = {
  lines: endpoint({
    method: "GET",
    path: "/admin/logs",
    access: "admin",
    tag: "admin",
    summary: "List the latest log lines of this node, newest first; with `after`, only later ones",
    query: z.object({
      level: z.optional(LogLevelSchema),
      search: z.optional(SearchTextSchema),
      after: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 100),
    }),
    response: answer(z.array(LogLineSchema), {
      /** Number of the newest line, even if it doesn't match the filter. */
      latest: z.number(),
      /** Time of the oldest buffered line; `null` if the buffer is empty. */
      since: z.nullable(z.string()),
      /** Capacity of the buffer in lines. */
      capacity: z.number(),
    }),
  }),
};
