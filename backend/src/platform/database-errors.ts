import { causesOf, errorCode } from "./startup-error";

const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH"]);
/** Shutting down, crashed, starting up, session ended by the server, read-only after a failover, too many connections. */
const SERVER = new Set(["57P01", "57P02", "57P03", "57P05", "25006", "53300"]);
/** Messages of pg, which gives these errors no code. */
const MESSAGES =
  /Connection terminated|Client has encountered a connection error|Client was closed|not currently accepting connections|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after/;
/** The `disk_full` of PostgreSQL, and what the operating system says of a full disk or quota. */
const FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

function* codesOf(error: unknown): Generator<string> {
  for (const cause of causesOf(error))
    if ("code" in cause && typeof cause.code === "string") yield cause.code;
}

/** True for errors of `fetch` and nodemailer, which carry the same network codes as a lost database. */
function isOfAnotherService(error: unknown): boolean {
  for (const cause of causesOf(error)) if ("command" in cause) return true;
  return error instanceof TypeError;
}

/** True if the database could not be reached or could not serve, as opposed to refusing a statement. */
export function isDatabaseDown(error: unknown): boolean {
  if (isOfAnotherService(error)) return false;
  for (const code of codesOf(error)) {
    if (NETWORK.has(code) || SERVER.has(code) || /^08/.test(code)) return true;
  }
  for (const cause of causesOf(error)) {
    if ("message" in cause && typeof cause.message === "string" && MESSAGES.test(cause.message)) return true;
  }
  return false;
}

/** True if something could not be written because the disk of this node or of the database is full. */
export function isStorageFull(error: unknown): boolean {
  for (const code of codesOf(error)) if (FULL.has(code)) return true;
  return false;
}

/** Whether a statement was refused because a row with the same unique value is there. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === "23505";
}
