import type { FastifyInstance } from "fastify";
import { fail } from "../../platform/errors";

const PATH = "/.well-known/security.txt";
const DAY_MS = 86_400_000;
/** Days for which the file may be relied on, from the day on which it is asked for. Chosen by us; the RFC wants under a year. */
const VALID_DAYS = 90;

/** Serves `/.well-known/security.txt` (RFC 9116): where weaknesses are reported, if the operator says so. */
export function serveSecurityTxt(app: FastifyInstance): void {
  const { security, publicUrl } = app.ctx.config;
  app.get(PATH, { schema: { hide: true } }, async (_request, reply) => {
    if (!security) throw fail("NOT_FOUND", "This site names no address for reports of weaknesses.");
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${security.contact}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      `Canonical: ${publicUrl}${PATH}`,
      ...(security.policy === null ? [] : [`Policy: ${security.policy}`]),
      "Preferred-Languages: en",
      "",
    ];
    return reply.type("text/plain; charset=utf-8").send(lines.join("\n"));
  });
}
