import { iterateCauses, findErrorCode } from "../startup-error";

const NETWORK_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
]);
/**
 * SQLSTATE codes: shutting down, crashed, starting up, session ended by the server, read-only after a failover, too
 * many connections.
 */
const SERVER_CODES = new Set(["57P01", "57P02", "57P03", "57P05", "25006", "53300"]);
/** Messages of pg errors that have no code. */
const CONNECTION_MESSAGES =
  /Connection terminated|Client has encountered a connection error|Client was closed|not currently accepting connections|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after/;
/** PostgreSQL's `disk_full` and the operating system's codes for a full disk or quota. */
const DISK_FULL_CODES = new Set(["53100", "ENOSPC", "EDQUOT"]);

function* findErrorCodes(error: unknown): Generator<string> {
  for (const cause of iterateCauses(error))
    if ("code" in cause && typeof cause.code === "string") yield cause.code;
}

/** Returns true for errors of `fetch` and nodemailer, which have the same network codes as a lost database. */
function isServiceError(error: unknown): boolean {
  for (const cause of iterateCauses(error)) if ("command" in cause) return true;
  return error instanceof TypeError;
}

/** Returns true if the database couldn't be reached or is unavailable, as opposed to refusing a statement. */
export function isDatabaseDown(error: unknown): boolean {
  if (isServiceError(error)) return false;
  for (const code of findErrorCodes(error)) {
    if (NETWORK_CODES.has(code) || SERVER_CODES.has(code) || /^08/.test(code)) return true;
  }
  for (const cause of iterateCauses(error)) {
    if ("message" in cause && typeof cause.message === "string" && CONNECTION_MESSAGES.test(cause.message))
      return true;
  }
  return false;
}

/** Returns true if a write failed because the disk of this node or of the database is full. */
export function isStorageFull(error: unknown): boolean {
  for (const code of findErrorCodes(error)) if (DISK_FULL_CODES.has(code)) return true;
  return false;
}

/** Returns true if a statement violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return findErrorCode(error) === "23505";
}
