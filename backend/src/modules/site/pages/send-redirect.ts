import { findRedirect, isInAdminArea } from "@listwise/contracts/remotes";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Composition } from "../../registry";

/**
 * Redirects the address of a removed page unless a page with this `route` is at least as specific. Returns `null` if the
 * address isn't redirected. Browsers ask again each time, because a redirect may be removed. Those of the admin area are
 * left to the shell, which knows who asks.
 */
export function sendRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  { redirects }: Composition,
  route: string | null,
): FastifyReply | null {
  const [path = "/", ...query] = request.url.split("?");
  const target = isInAdminArea(path) ? null : findRedirect(redirects, path, route);
  if (target === null) return null;
  const search = query.length > 0 ? `?${query.join("?")}` : "";
  return reply.header("cache-control", "no-cache").redirect(target + search, 308);
}
