import { pino, type Logger as PinoLogger } from "pino";
import type { Config } from "./config";

/** The program's log: one JSON object a line on standard output. */
export type Logger = PinoLogger;

const SECRETS = ["password", "token", "refreshToken", "authorization", "cookie", "secret"];

/** Builds the log. Values under the names of secrets are never written, whatever object they stand in. */
export function createLogger(config: Pick<Config, "logLevel">): Logger {
  return pino({
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
  });
}
