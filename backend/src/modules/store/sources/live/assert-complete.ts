import { UnexpectedResponse } from "./resilient-fetch";

/**
 * Returns the page if it is complete; a truncated one would just seem to contain less.
 * @throws UnexpectedResponse
 */
export function assertComplete(text: string): string {
  if (!text.trimEnd().toLowerCase().endsWith("</html>"))
    throw new UnexpectedResponse("the page ends too early");
  return text;
}
