import { pino, type Logger as PinoLogger, type LoggerOptions } from "pino";
import type { Config } from "../config/config";
import { getLogContext } from "./log-context";
import { logBuffer } from "./log-buffer";
import { maskText } from "../security/mask";
import { formatLogLine } from "./pretty-log";
import { toSafeError } from "./safe-error";

/**
 * The program's log on standard output: JSON lines, or readable lines in a terminal. The latest lines are also kept in
 * memory.
 */
export type Logger = PinoLogger;

/** Field names whose values are never logged, at any depth. */
const SECRET_FIELDS = new Set([
  "password",
  "token",
  "accessToken",
  "refreshToken",
  "authorization",
  "cookie",
  "secret",
  "params",
  "parameters",
  "detail",
  "headers",
  "body",
]);
/** Fields with program code or ids, in which every long name would look like a token. */
const PROGRAM_TEXT_FIELDS = new Set(["stack", "statement", "traceId"]);

function hide(name: string, value: unknown): unknown {
  if (SECRET_FIELDS.has(name)) return "[redacted]";
  return typeof value === "string" && !PROGRAM_TEXT_FIELDS.has(name) ? maskText(value) : value;
}

/**
 * Creates the logger. Errors are reduced to safe fields, values of secret fields are removed, and email addresses and
 * tokens are masked in all text, so that the log says what happened but not to which account.
 */
export function createLogger(config: Pick<Config, "logLevel">): Logger {
  const plain = pino.destination(1);
  const write = (line: string) => {
    const safe = `${JSON.stringify(JSON.parse(line, hide))}\n`;
    logBuffer.add(safe);
    if (process.stdout.isTTY) process.stdout.write(formatLogLine(safe));
    else plain.write(safe);
  };
  const options: LoggerOptions = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ ...getLogContext() }),
    hooks: {
      logMethod(args, method) {
        const [facts, message] = args;
        const isError = typeof facts === "object" && facts !== null && ("err" in facts || "stack" in facts);
        // pino would otherwise log the original message of the error.
        if (isError && message === undefined) method.call(this, facts, "an error");
        else method.apply(this, args);
      },
    },
    serializers: { err: (error: unknown) => toSafeError(error) },
  };
  return pino(options, { write });
}
