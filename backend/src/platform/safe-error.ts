import { maskText } from "./mask";

/** The parts of an error that are logged: no value that was sent, computed or stored when it happened. */
export interface SafeError {
  type: string;
  message: string;
  code?: string;
  /** Of a refused statement: its text with placeholders, never its parameters. */
  statement?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
  /** Of a mail server's refusal: its status. */
  responseCode?: number;
  /** Frames alone, one a line. */
  stack?: string;
  cause?: SafeError;
}

const FRAME = /^\s+at .*(:\d+:\d+\)?|\(<anonymous>\)|\(native\))$/;
const DEPTH = 5;
/** Classes of PostgreSQL's errors whose messages name identifiers or states, never values of a statement. */
const WITHOUT_VALUES = /^(08|25|26|28|3D|40|42|53|55|57|58)/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

function readText(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function framesOf(error: object): string | undefined {
  const stack = readText(error, "stack") ?? "";
  const message = readText(error, "message") ?? "";
  const frames = stack.replace(message, "").split("\n");
  return frames.filter((line) => FRAME.test(line)).join("\n") || undefined;
}

/** A message that may be kept. Those that quote what they refuse are replaced by the kind of error. */
function messageOf(error: object, type: string): string {
  const message = readText(error, "message") ?? "";
  const code = readText(error, "code") ?? "";
  if ("query" in error && "params" in error) return "A statement failed.";
  if (SQLSTATE.test(code) && "severity" in error) {
    return WITHOUT_VALUES.test(code) ? maskText(message) : `PostgreSQL refused it with ${code}.`;
  }
  if ("command" in error) return `The mail server failed at ${String(error.command)}.`;
  if (type === "SyntaxError") return "A text could not be parsed.";
  if ("issues" in error && Array.isArray(error.issues)) return `${error.issues.length} fields are not valid.`;
  return maskText(message);
}

/** Reduces an error, also one of another realm or a plain object that looks like one, to what may be logged. */
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
    stack: framesOf(error),
  };
  const safe: SafeError = { type, message: messageOf(error, type) };
  for (const [name, value] of Object.entries(texts))
    if (value !== undefined) Object.assign(safe, { [name]: value });
  if ("responseCode" in error && typeof error.responseCode === "number")
    safe.responseCode = error.responseCode;
  const inner =
    "errors" in error && Array.isArray(error.errors) ? error.errors[0] : Reflect.get(error, "cause");
  if (typeof inner === "object" && inner !== null && depth < DEPTH)
    safe.cause = toSafeError(inner, depth + 1);
  return safe;
}

/** Writes a reduced error as text: type and message, frames, and the same of its causes. */
export function describeSafely(error: SafeError): string {
  const { type, message, code, statement, table, constraint, stack, cause } = error;
  const facts = { code, table, constraint, statement };
  const told = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : `${name} ${value}`,
  );
  const head = `${type}: ${[message, ...told].join(" | ")}`;
  return [head, stack, cause && `caused by ${describeSafely(cause)}`]
    .filter((part) => part !== undefined)
    .join("\n");
}
