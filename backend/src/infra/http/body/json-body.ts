import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fail } from "../errors";
import { readBody } from "./read-body";

/** Much deeper than any body of the contract, yet safe for recursive code. */
const MAX_DEPTH = 100;

/**
 * The largest list of the API, 10,000 keywords with six fields, has 70,001 values. A parsed value can take up to fifty times the
 * memory of its text.
 */
const MAX_VALUES = 100_000;

/** While parsing, V8 compares each very long name with all earlier ones of the same length, letter by letter. */
const MAX_NAME_LENGTH = 2_000;

/** Returns why the JSON text must be refused before parsing, or `null` if it may be parsed. */
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
      if (inString) stringLength = at - stringAt - 1;
      else stringAt = at;
      inString = !inString;
    } else if (inString) continue;
    else if (sign === ":" && stringLength > MAX_NAME_LENGTH) return "A name in the JSON is too long.";
    else if (sign === "]" || sign === "}") depth -= 1;
    else if (sign === "[" || sign === "{" || sign === ",") {
      values += 1;
      if (sign !== ",") depth += 1;
    }
    if (depth > MAX_DEPTH) return "The JSON is too deeply nested.";
    if (values > MAX_VALUES)
      return `The JSON contains more than the ${MAX_VALUES.toLocaleString("en")} values allowed.`;
  }
  return null;
}

/**
 * Returns a parser of JSON bodies for content types of `app`.
 *
 * @throws VALIDATION_FAILED for broken JSON and for JSON that would block the server or fill its memory
 */
export function createJsonParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser("error", "error");
  return async (request: FastifyRequest, payload: IncomingMessage): Promise<unknown> => {
    const body = await readBody(request, payload);
    // Many clients name a content type even if a DELETE has no body.
    if (body === "" && request.method === "DELETE") return undefined;
    const excess = findExcess(body);
    if (excess !== null) throw fail("VALIDATION_FAILED", excess);
    return new Promise((resolve, reject) => {
      void parse(request, body, (error, value: unknown) => (error ? reject(error) : resolve(value)));
    });
  };
}

/** Makes `app` accept only JSON bodies: a form on another site can send text/plain without a preflight request. */
export function installJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", createJsonParser(app));
}
