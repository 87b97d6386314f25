import { PAGE_ANSWER_ATTRIBUTE, parseAnswer, type Endpoint, type Schema } from "@listwise/contracts/api";
import type { z } from "@listwise/contracts/zod";

/**
 * Returns the answer to a public call that the server put into the HTML of the page, and removes it, so that later calls
 * are sent; `undefined` if it has no valid one.
 */
export function takePageAnswer<R extends Schema>(
  endpoint: Pick<Endpoint<Schema, Schema, Schema, R>, "access" | "method" | "path" | "response">,
): z.output<R> | undefined {
  const { access, method, path, response } = endpoint;
  if (access !== "public" || method !== "GET") return undefined;
  const element = document.querySelector(`script[${PAGE_ANSWER_ATTRIBUTE}="${path}"]`);
  if (!element) return undefined;
  element.remove();
  return parseAnswer(response, parseJson(element.textContent)).data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // No endpoint accepts it, so the call is sent.
  }
}
