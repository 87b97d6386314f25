import type { UnsubscribeEndpoint } from "@listwise/contracts/api";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { AppContext } from "../context";
import { createAuthorizationHooks } from "../http/authorize-request";
import { readBody } from "../http/body/read-body";
import { registerEndpoint } from "../http/register-endpoint";

/** Types of the form that mail providers post (https://www.rfc-editor.org/rfc/rfc8058#section-3.2). */
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Effects of an address for one-click unsubscriptions. */
export interface OneClickUnsubscribe {
  /**
   * Ends the emails to which the token belongs.
   * @throws NOT_FOUND for an invalid token
   */
  unsubscribe: (token: string) => Promise<void>;
  /** Returns the path of the page for people who open the address. Opening it changes nothing. */
  getPage: (token: string) => string;
}

/** Returns the address to which mail providers post. */
export const buildUnsubscribeUrl = (
  { config }: AppContext,
  { path }: UnsubscribeEndpoint,
  token: string,
): string => `${config.publicUrl}/api${path.replace("{token}", token)}`;

/** Registers the endpoint for mail providers, and the redirect to the page for people. */
export function registerOneClickUnsubscribe(
  app: FastifyInstance,
  endpoint: UnsubscribeEndpoint,
  { unsubscribe, getPage }: OneClickUnsubscribe,
): void {
  void app.register(async (scope) => {
    // The form always says the same, so it is read but not parsed.
    scope.addContentTypeParser(FORM_TYPES, async (...request: Parameters<typeof readBody>) => {
      await readBody(...request);
      return {};
    });
    registerEndpoint(scope, endpoint, async ({ params }) => {
      await unsubscribe(params.token);
      return { success: true };
    });
    const hooks = createAuthorizationHooks(app.ctx, { ...endpoint, method: "GET" });
    scope.get(
      `/api${endpoint.path.replace("{token}", ":token")}`,
      { ...hooks, schema: { hide: true } },
      (request, reply) =>
        reply
          .header("referrer-policy", "no-referrer")
          .redirect(getPage(encodeURIComponent(z.parse(endpoint.params, request.params).token)), 303),
    );
  });
}
