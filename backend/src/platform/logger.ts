import { pino, type Logger as PinoLogger, type LoggerOptions } from "pino";
import type { Config } from "./config";
import { readableLine } from "./readable-log";

/** The program's log on standard output: one JSON object a line, or at a terminal a line to read. */
export type Logger = PinoLogger;

const SECRETS = ["password", "token", "refreshToken", "authorization", "cookie", "secret"];

/** Builds the log. Values under the names of secrets are never written, whatever object they stand in. */
export function createLogger(config: Pick<Config, "logLevel">): Logger {
  const atTerminal = { write: (line: string) => process.stdout.write(readableLine(line)) };
  const options: LoggerOptions = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        'req.headers["authorization"]',
        'req.headers["cookie"]',
      ],
      censor: "[redacted]",
    },
    serializers: { err: pino.stdSerializers.err },
  };
  return process.stdout.isTTY ? pino(options, atTerminal) : pino(options);
}
