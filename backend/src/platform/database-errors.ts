import { causesOf, errorCode } from "./startup-error";

const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH"]);
/** Shutting down, crashed, starting up, too many connections. */
const SERVER = new Set(["57P01", "57P02", "57P03", "53300"]);
const MESSAGES =
  /Connection terminated|not currently accepting connections|timeout exceeded when trying to connect|Cannot use a pool after/;

/** Whether the database could not be reached or could not serve, as opposed to refusing a statement. */
export function isDatabaseDown(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== null && (NETWORK.has(code) || SERVER.has(code) || /^08/.test(code))) return true;
  for (const cause of causesOf(error)) {
    if ("message" in cause && typeof cause.message === "string" && MESSAGES.test(cause.message)) return true;
  }
  return false;
}

/** Whether a statement was refused because a row with the same unique value is there. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === "23505";
}
