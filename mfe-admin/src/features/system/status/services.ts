import { z } from "@listwise/contracts";
import { ApiError } from "@listwise/shared-auth";

export interface Service {
  name: string;
  /** `unknown`: nobody says. */
  state: "up" | "down" | "unknown";
  words: string;
}

/** As much of a read as this needs. */
export interface Read<Data> {
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

/** The server's checks; those of a refusal count as well, because a refusal says which check failed. */
export function checksOf({ data, error }: Read<{ checks: Checks }>): Checks | null {
  if (error instanceof ApiError) {
    const refusal = z.safeParse(Failed, error.details);
    if (refusal.success) return refusal.data.checks;
  }
  return error ? null : (data?.checks ?? null);
}

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return `${Math.floor(seconds)} s`;
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

function apiOf({ data, error }: Read<{ version: string; uptimeSeconds: number }>): Service {
  if (error) return { name: "API", state: "down", words: error.message };
  if (!data) return { name: "API", state: "unknown", words: "Asking…" };
  return {
    name: "API",
    state: "up",
    words: `Version ${data.version}, up for ${duration(data.uptimeSeconds)}`,
  };
}

function checked(name: string, said: string | undefined): Service {
  if (said === undefined) return { name, state: "unknown", words: "The server does not report it" };
  if (said === FAILED) return { name, state: "down", words: "Its check fails" };
  if (said === FULL) return { name, state: "down", words: "The disk is full" };
  if (said === OFF) return { name, state: "unknown", words: "Not served by this process" };
  return { name, state: "up", words: said === "ok" ? "Answers" : said };
}

function capitalised(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}

/** What the site consists of and how each part fares, as far as the server tells. */
export function servicesOf(
  health: Read<{ version: string; uptimeSeconds: number }>,
  ready: Read<{ checks: Checks }>,
): Service[] {
  const checks = checksOf(ready);
  const others = Object.keys(checks ?? {}).filter((key) => !named.some(([known]) => known === key));
  const parts = [...named, ...others.map((key): [string, string] => [key, capitalised(key)])];
  return [
    apiOf(health),
    ...parts.map(([key, name]): Service => {
      if (checks) return checked(name, checks[key]);
      return { name, state: "unknown", words: ready.error?.message ?? "Asking…" };
    }),
  ];
}
