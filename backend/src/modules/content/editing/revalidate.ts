import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

function asksForDrafts(query: unknown): boolean {
  return typeof query === "object" && query !== null && "published" in query && query.published === "false";
}

/**
 * Adds revalidation to public content: browsers and proxies may cache it, but revalidate it by its ETag on each request.
 * The hook runs before serialization, because compression comes after it.
 */
export function addRevalidation(scope: FastifyInstance): void {
  scope.addHook("preSerialization", async (request, reply, payload) => {
    if (reply.statusCode !== 200 || asksForDrafts(request.query)) return payload;
    const hash = createHash("sha256").update(JSON.stringify(payload)).digest("base64url").slice(0, 22);
    const tag = `W/"${hash}"`;
    reply.header("cache-control", "public, no-cache").header("etag", tag);
    const known = request.headers["if-none-match"]?.split(",").map((text) => text.trim()) ?? [];
    if (known.includes(tag)) reply.code(304).serializer(() => "");
    return payload;
  });
  // A 304 response has no body, and so no content length.
  scope.addHook("onSend", async (_request, reply, payload) => (reply.statusCode === 304 ? null : payload));
}
