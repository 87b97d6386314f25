import type { FastifyInstance } from "fastify";
import { fail } from "./errors";

/** Far deeper than any body of the contract; recursive code that handles a body never exhausts the stack. */
const MAX_DEPTH = 100;

/** Ten times what our largest release holds; as objects, a value takes up to fifty times the memory of its text. */
const MAX_VALUES = 100_000;

/** Longer names of the same length are compared letter by letter while they are parsed, each with all before it. */
const MAX_NAME_LENGTH = 2_000;

/** Returns what about the shape of the JSON text is refused before it is parsed, or `null`. */
function findExcess(json: string): string | null {
  let depth = 0;
  let values = 0;
  let inString = false;
  let stringAt = 0;
  let stringLength = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (inString && sign === "\\") at += 1;
    else if (sign === '"') {
      if (inString) stringLength = at - stringAt;
      else stringAt = at;
      inString = !inString;
    } else if (inString) continue;
    else if (sign === ":" && stringLength > MAX_NAME_LENGTH) return "A name in the JSON is too long.";
    else if (sign === "]" || sign === "}") depth -= 1;
    else if (sign === "[" || sign === "{" || sign === ",") {
      values += 1;
      if (sign !== ",") depth += 1;
    }
    if (depth > MAX_DEPTH) return "The JSON is nested too deeply.";
    if (values > MAX_VALUES)
      return `The JSON holds more than the ${MAX_VALUES.toLocaleString("en")} values allowed.`;
  }
  return null;
}

/** Makes `app` read JSON bodies alone, and refuse with `VALIDATION_FAILED` those that would hold up the server. */
export function installJsonParser(app: FastifyInstance): void {
  // A form of another site can send text/plain without asking; the API takes JSON alone.
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    const excess = findExcess(body);
    if (excess !== null) done(fail("VALIDATION_FAILED", excess));
    else void parse(request, body, done);
  });
}
