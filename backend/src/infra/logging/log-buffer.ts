import type { LogLevel, LogLine } from "@listwise/contracts/admin";
import { z } from "zod";

/** Number of log lines kept in memory. */
export const LOG_BUFFER_LINES = 5_000;
const MAX_FACTS_CHARS = 8_000;

const LEVELS: Record<LogLevel, number> = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };
const LineSchema = z.looseObject({ level: z.number(), time: z.string(), msg: z.optional(z.string()) });

/** Filter for the buffered lines. */
export interface LogFilter {
  /** Lowest level to include. */
  level?: LogLevel | undefined;
  search?: string | undefined;
  /** Only lines with a higher sequence number. */
  after?: number | undefined;
  limit: number;
}

const toLogLevel = (number: number): LogLevel => {
  if (number >= LEVELS.fatal) return "fatal";
  if (number >= LEVELS.error) return "error";
  if (number >= LEVELS.warn) return "warn";
  return number >= LEVELS.info ? "info" : "debug";
};

function parseLogLine(seq: number, text: string): LogLine | null {
  const line = z.safeParse(LineSchema, JSON.parse(text));
  if (!line.success) return null;
  const { level, time, msg = "", ...facts } = line.data;
  const rest = Object.keys(facts).length === 0 ? "" : JSON.stringify(facts);
  return { seq, at: time, level: toLogLevel(level), message: msg, facts: rest.slice(0, MAX_FACTS_CHARS) };
}

/** Creates an in-memory ring buffer of the latest log lines, which administrators can read without shell access. */
export function createLogBuffer(capacity = LOG_BUFFER_LINES) {
  const lines: { seq: number; text: string }[] = [];
  let latest = 0;
  return {
    /**
     * Adds a line of JSON and drops the oldest one if the buffer is full. Skips requests that read the log, which would
     * otherwise refill it.
     */
    add(text: string): void {
      if (text.includes('"path":"/api/admin/logs"')) return;
      lines.push({ seq: ++latest, text });
      if (lines.length > capacity) lines.shift();
    },
    latest: () => latest,
    since: (): string | null => (lines[0] ? (parseLogLine(lines[0].seq, lines[0].text)?.at ?? null) : null),
    /** Returns the matching lines, newest first. */
    find({ level = "debug", search = "", after = 0, limit }: LogFilter): LogLine[] {
      const found: LogLine[] = [];
      const words = search.toLowerCase();
      for (let index = lines.length - 1; index >= 0 && found.length < limit; index -= 1) {
        const line = lines[index];
        if (!line || line.seq <= after) break;
        if (words && !line.text.toLowerCase().includes(words)) continue;
        const entry = parseLogLine(line.seq, line.text);
        if (entry && LEVELS[entry.level] >= LEVELS[level]) found.push(entry);
      }
      return found;
    },
  };
}

/** The log lines of this process. */
export const logBuffer = createLogBuffer();
