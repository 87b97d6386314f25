import { PAGE_ANSWER_ATTRIBUTE, type Endpoint } from "@listwise/contracts/api";
import { siteEndpoints } from "@listwise/contracts/site";
import { storeEndpoints } from "@listwise/contracts/store";
import { z } from "@listwise/contracts/zod";
import type { FastifyInstance } from "fastify";
import { escapeJson } from "../../../infra/html";
import { getStore } from "../../store";
import { loadPublicAnswer } from "../site.reads";

/**
 * Renders the answers to the public calls that the application makes on every page, so that it doesn't make them. Without
 * the database there are none, and it calls as usual. The license is left to a call, because a page must also tell
 * a server that fails or hangs from one that allows it.
 */
export async function renderPageAnswers({ ctx, log }: FastifyInstance, nonce: string): Promise<string> {
  try {
    const [config, data] = await Promise.all([loadPublicAnswer(ctx), getStore(ctx).describe()]);
    return [
      render(nonce, siteEndpoints.publicConfig, config),
      render(nonce, storeEndpoints.source, { success: true, data }),
    ].join("\n    ");
  } catch (error) {
    log.warn({ err: error }, "failed to read the answers that a page brings along");
    return "";
  }
}

function render<E extends Endpoint>(
  nonce: string,
  { path, response }: E,
  answer: z.input<E["response"]>,
): string {
  const json = escapeJson(JSON.stringify(z.parse(response, answer)));
  return `<script type="application/json" ${PAGE_ANSWER_ATTRIBUTE}="${path}" nonce="${nonce}">${json}</script>`;
}
