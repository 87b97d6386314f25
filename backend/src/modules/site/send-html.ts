import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const compress = promisify(gzip);
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/**
 * Answers with a page, compressed for who takes that: pages are no routes, so the compression of routes passes them by.
 * There is nothing of a person in them that its length could give away.
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
