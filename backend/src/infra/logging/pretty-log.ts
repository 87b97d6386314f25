import { formatSafeError, toSafeError } from "./safe-error";

const LEVELS: Record<number, string> = {
  10: "trace",
  20: "debug",
  30: "info",
  40: "WARN",
  50: "ERROR",
  60: "FATAL",
};

function formatField(value: unknown): string {
  return typeof value === "string" && /^\S+$/.test(value) ? value : JSON.stringify(value);
}

/** Formats a JSON log line for a terminal: time, level, message, and the other fields as `name=value`. */
export function formatLogLine(line: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- every line is an object that the logger wrote
  const entry: Record<string, unknown> = JSON.parse(line);
  const { time, level, msg = "", err, ...rest } = entry;
  const facts = Object.entries(rest).map(([name, value]) => `${name}=${formatField(value)}`);
  const head = [String(time).slice(11, 19), LEVELS[Number(level)]?.padEnd(5), msg, ...facts];
  return `${head.join(" ").trimEnd()}\n${err === undefined ? "" : `${formatSafeError(toSafeError(err))}\n`}`;
}
