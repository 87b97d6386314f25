import { capitalize } from "@listwise/aso-core/text";
import { z } from "@listwise/contracts/zod";
import { ApiError } from "@listwise/shared-auth";

export interface Service {
  name: string;
  /** `unknown` if the server doesn't report it. */
  state: "up" | "down" | "unknown";
  words: string;
}

/** The used part of a query result. */
export interface ReadResult<Data> {
  data: Data | undefined;
  error: Error | null;
}

type Checks = Readonly<Record<string, string>>;

const Failed = z.object({ checks: z.record(z.string(), z.string()) });
const named: readonly [key: string, name: string][] = [
  ["database", "Database"],
  ["queue", "Queue"],
  ["sockets", "Sockets"],
  ["storage", "Storage"],
];
const FAILED = "failed";
const OFF = "off";
const FULL = "full";

/**
 * Returns the server's checks, or `null` if they are unknown. An error response counts, too, because it says which check
 * failed.
 */
export function getChecks({ data, error }: ReadResult<{ checks: Checks }>): Checks | null {
  if (error instanceof ApiError) {
    const refusal = z.safeParse(Failed, error.details);
    if (refusal.success) return refusal.data.checks;
  }
  return error ? null : (data?.checks ?? null);
}

function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return `${Math.floor(seconds)} s`;
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

function getApiService({ data, error }: ReadResult<{ version: string; uptimeSeconds: number }>): Service {
  if (error) return { name: "API", state: "down", words: error.message };
  if (!data) return { name: "API", state: "unknown", words: "Checking…" };
  return {
    name: "API",
    state: "up",
    words: `Version ${data.version}, up for ${formatDuration(data.uptimeSeconds)}`,
  };
}

function getService(name: string, said: string | undefined): Service {
  if (said === undefined) return { name, state: "unknown", words: "Not reported by the server" };
  if (said === FAILED) return { name, state: "down", words: "Health check failed" };
  if (said === FULL) return { name, state: "down", words: "The disk is full" };
  if (said === OFF) return { name, state: "unknown", words: "Not run by this process" };
  return { name, state: "up", words: said === "ok" ? "OK" : said };
}

/** Returns the parts of the site with their state as reported by the server. */
export function getServices(
  health: ReadResult<{ version: string; uptimeSeconds: number }>,
  ready: ReadResult<{ checks: Checks }>,
): Service[] {
  const checks = getChecks(ready);
  const others = Object.keys(checks ?? {}).filter((key) => !named.some(([known]) => known === key));
  const parts = [...named, ...others.map((key): [string, string] => [key, capitalize(key)])];
  return [
    getApiService(health),
    ...parts.map(([key, name]): Service => {
      if (checks) return getService(name, checks[key]);
      return { name, state: "unknown", words: ready.error?.message ?? "Checking…" };
    }),
  ];
}
