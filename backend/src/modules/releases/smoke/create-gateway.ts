import type { FastifyInstance } from "fastify";
import type { SyntheticAccount } from "../../accounts";
import { PIN_KEY_HEADER } from "../../registry";
import type { PageResponse, Serve } from "./browser/smoke-browser";

/** Reports of browsers, which must not count as those of visitors. */
const REPORTS = /^\/api\/(client-reports|csp-reports|remote-mounts)$/;
const FORWARDED = ["accept", "accept-language", "if-none-match"];
/** Headers about the connection, which the browser sets itself. */
const DROPPED = ["connection", "content-length", "date", "keep-alive", "transfer-encoding"];

const respond = (status: number, body: object): PageResponse => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8" },
  body: Buffer.from(JSON.stringify(body)),
});
const READ_ONLY = {
  success: false,
  code: "VIEW_ONLY",
  message: "A smoke test changes nothing.",
  details: null,
  requestId: "smoke-test",
};

/**
 * Creates the only connection of a page in the smoke browser to the site. Requests are injected into this server, with the
 * candidate in place of the live version. Only reads get through. The page never has the account's access token: it is
 * added here, to requests that carry any token.
 */
export function createGateway(
  app: FastifyInstance,
  candidate: { name: string; version: string } | null,
  account: SyntheticAccount | null,
): Serve {
  return async ({ method, url, headers }) => {
    if (REPORTS.test(url.pathname)) return respond(202, { success: true });
    if (method !== "GET" && method !== "HEAD") return respond(403, READ_ONLY);
    const target = new URL(url);
    if (candidate && !url.pathname.startsWith("/api/")) {
      target.searchParams.append("pin", `${candidate.name}@${candidate.version}`);
    }
    const forwarded = Object.entries(headers).filter(([name]) => FORWARDED.includes(name));
    const isSignedIn = account !== null && headers.authorization !== undefined;
    const response = await app.inject({
      method,
      url: target.pathname + target.search,
      headers: {
        ...Object.fromEntries(forwarded),
        host: url.host,
        "user-agent": "Listwise smoke test",
        [PIN_KEY_HEADER]: app.pinKey,
        ...(isSignedIn && { authorization: `Bearer ${account.signToken()}` }),
      },
    });
    const kept = Object.entries(response.headers).filter(([name]) => !DROPPED.includes(name));
    return {
      status: response.statusCode,
      headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      body: response.rawPayload,
    };
  };
}
