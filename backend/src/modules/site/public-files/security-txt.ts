import type { FastifyInstance } from "fastify";
import { fail } from "../../../infra/http/errors";

const PATH = "/.well-known/security.txt";
const DAY_MS = 86_400_000;
/** Days until the file expires, counted from the current day. Chosen by us; the RFC recommends less than a year. */
const VALID_DAYS = 90;

/** Serves `/.well-known/security.txt` (RFC 9116), the contact for vulnerability reports, if one is configured. */
export function serveSecurityTxt(app: FastifyInstance): void {
  const { security, publicUrl } = app.ctx.config;
  app.get(PATH, { schema: { hide: true } }, async (_request, reply) => {
    if (!security) throw fail("NOT_FOUND", "This site has no contact address for vulnerability reports.");
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
