import type { FastifyInstance } from "fastify";
import { fail } from "./errors";

/** Far deeper than any body of the contract; recursive code that handles a body never exhausts the stack. */
const MAX_DEPTH = 100;

/** Returns true if arrays and objects in the JSON text are nested deeper than {@link MAX_DEPTH}. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (inString && sign === "\\") at += 1;
    else if (sign === '"') inString = !inString;
    else if (inString) continue;
    else if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Makes `app` read JSON bodies alone, and refuse those nested too deeply with `VALIDATION_FAILED`. */
export function installJsonParser(app: FastifyInstance): void {
  // A form of another site can send text/plain without asking; the API takes JSON alone.
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (isTooDeep(body)) done(fail("VALIDATION_FAILED", "The JSON is nested too deeply."));
    else void parse(request, body, done);
  });
}
