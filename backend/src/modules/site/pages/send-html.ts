import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const compress = promisify(gzip);
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/**
 * Sends a page, gzipped if the client accepts it: pages are sent by the not-found handler, which the compression of
 * routes doesn't cover. They contain nothing personal that their compressed length could reveal (BREACH).
 */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  reply.header("vary", "accept-encoding");
  if (!TAKES_GZIP.test(String(request.headers["accept-encoding"] ?? ""))) return reply.send(html);
  return reply.header("content-encoding", "gzip").send(await compress(html));
}
