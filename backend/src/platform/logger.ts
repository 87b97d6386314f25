import { pino, type Logger as PinoLogger, type LoggerOptions } from "pino";
import type { Config } from "./config";
import { recentLines } from "./log-ring";
import { readableLine } from "./readable-log";

/** The program's log on standard output: one JSON object a line, or at a terminal a line to read. The latest are kept. */
export type Logger = PinoLogger;

const SECRETS = ["password", "token", "refreshToken", "authorization", "cookie", "secret"];

/** Builds the log. Values under the names of secrets are never written, whatever object they stand in. */
export function createLogger(config: Pick<Config, "logLevel">): Logger {
  const plain = pino.destination(1);
  const write = (line: string) => {
    recentLines.add(line);
    if (process.stdout.isTTY) process.stdout.write(readableLine(line));
    else plain.write(line);
  };
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
  return pino(options, { write });
}
