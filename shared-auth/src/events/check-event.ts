import { AppEventSchemas, type AppEventName } from "@listwise/contracts/events";
import { z } from "@listwise/contracts/zod";
import { log } from "../platform/log";

// The bundler inlines the mode; jest runs as "test".
declare const process: { readonly env: { readonly NODE_ENV?: string } };

function getProblem(name: string, payload: unknown): string | null {
  const schema = new Map(Object.entries<z.ZodMiniType>(AppEventSchemas)).get(name);
  if (!schema) return `there is no event ${name}`;
  const parsed = z.safeParse(schema, payload);
  return parsed.success ? null : `${name} has an invalid payload: ${parsed.error.message}`;
}

function check(name: AppEventName, payload: unknown): void {
  const problem = getProblem(name, payload);
  if (!problem) return;
  if (process.env.NODE_ENV === "test") throw new Error(problem);
  log.error("event bus", problem);
}

/**
 * Validates an event against its contract. Throws in tests, logs in development, and does nothing in
 * production.
 */
export const checkEvent: typeof check = process.env.NODE_ENV === "production" ? () => undefined : check;
