import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

const CACHE_CONTROL = "public, max-age=300";

/** Sends a text that clients may cache for five minutes and revalidate by its ETag. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): FastifyReply {
  const tag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  void reply.header("cache-control", CACHE_CONTROL).header("etag", tag);
  const known = request.headers["if-none-match"]?.split(",").map((one) => one.trim()) ?? [];
  if (known.includes(tag)) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
