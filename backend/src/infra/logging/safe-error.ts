import { maskText } from "../security/mask";

/** The fields of an error that may be logged, without any value that was sent, computed or stored. */
export interface SafeError {
  type: string;
  message: string;
  code?: string;
  /** Text of a refused statement with placeholders, never its parameters. */
  statement?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
  /** Status of a mail server's refusal. */
  responseCode?: number;
  /** Stack frames only, one per line. */
  stack?: string;
  cause?: SafeError;
}

const FRAME = /^\s+at .*(:\d+:\d+\)?|\(<anonymous>\)|\(native\))$/;
const MAX_CAUSE_DEPTH = 5;
/** PostgreSQL error classes whose messages contain identifiers or states, but never values of a statement. */
const VALUE_FREE_CLASSES = /^(08|25|26|28|3D|40|42|53|55|57|58)/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

function readText(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function extractFrames(error: object): string | undefined {
  const stack = readText(error, "stack") ?? "";
  const message = readText(error, "message") ?? "";
  const frames = stack.replace(message, "").split("\n");
  return frames.filter((line) => FRAME.test(line)).join("\n") || undefined;
}

/** Returns a message that is safe to log. Messages that quote a refused value are replaced by the kind of error. */
function buildSafeMessage(error: object, type: string): string {
  const message = readText(error, "message") ?? "";
  const code = readText(error, "code") ?? "";
  if ("query" in error && "params" in error) return "A statement failed.";
  if (SQLSTATE.test(code) && "severity" in error) {
    return VALUE_FREE_CLASSES.test(code) ? maskText(message) : `PostgreSQL error ${code}.`;
  }
  if ("command" in error) return `The mail server failed at ${String(error.command)}.`;
  if (type === "SyntaxError") return "Parsing failed.";
  if ("issues" in error && Array.isArray(error.issues)) return `Invalid fields: ${error.issues.length}.`;
  return maskText(message);
}

/**
 * Reduces an error to the fields that may be logged. Also accepts errors of another realm and plain objects that look
 * like errors.
 */
export function toSafeError(error: unknown, depth = 0): SafeError {
  if (typeof error !== "object" || error === null) {
    return { type: typeof error, message: maskText(String(error)) };
  }
  const type = readText(error, "name") ?? readText(error, "type") ?? "Error";
  const texts = {
    code: readText(error, "code"),
    statement: readText(error, "query") ?? readText(error, "statement"),
    schema: readText(error, "schema"),
    table: readText(error, "table"),
    column: readText(error, "column"),
    constraint: readText(error, "constraint"),
    stack: extractFrames(error),
  };
  const safe: SafeError = { type, message: buildSafeMessage(error, type) };
  for (const [name, value] of Object.entries(texts))
    if (value !== undefined) Object.assign(safe, { [name]: value });
  if ("responseCode" in error && typeof error.responseCode === "number")
    safe.responseCode = error.responseCode;
  const inner: unknown =
    "errors" in error && Array.isArray(error.errors) ? error.errors[0] : Reflect.get(error, "cause");
  if (typeof inner === "object" && inner !== null && depth < MAX_CAUSE_DEPTH)
    safe.cause = toSafeError(inner, depth + 1);
  return safe;
}

/** Formats a safe error as text: type, message and stack frames, followed by its causes. */
export function formatSafeError(error: SafeError): string {
  const { type, message, code, statement, table, constraint, stack, cause } = error;
  const facts = { code, table, constraint, statement };
  const details = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : `${name} ${value}`,
  );
  const head = `${type}: ${[message, ...details].join(" | ")}`;
  return [head, stack, cause && `caused by ${formatSafeError(cause)}`]
    .filter((part) => part !== undefined)
    .join("\n");
}
