import { UnexpectedResponse } from "./resilient-fetch";

/**
 * Parses JSON.
 * @throws UnexpectedResponse
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new UnexpectedResponse("not the expected JSON");
    throw error;
  }
}
