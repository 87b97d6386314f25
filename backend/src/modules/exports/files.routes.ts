import type { Endpoint } from "@listwise/contracts/api";
import {
  buildExportFileSchema,
  EXPORT_SCHEMA_PATH,
  EXPORT_STREAM_PATH,
  EXPORT_TRUNCATED_HEADER,
  exportsEndpoints,
} from "@listwise/contracts/exports";
import { z } from "@listwise/contracts/zod";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createAuthorizationHooks } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { contentDisposition } from "../../infra/http/file-name";
import { validateRequest } from "../../infra/http/register-endpoint";
import { findJob, spendDownload } from "./exports.repository";
import { planStream } from "./exports.service";
import { getMediaType } from "./file-name";
import { getFileKey, isSignatureValid } from "./files";
import { refundBrokenStream } from "./refund-broken-stream";
import { createExportStream } from "./create-export-stream";

const STREAM: Endpoint = { ...exportsEndpoints.start, path: EXPORT_STREAM_PATH, perMinute: 30 };
const FILE: Endpoint = {
  ...exportsEndpoints.get,
  path: "/exports/{jobId}/file",
  access: "public",
  perMinute: 60,
};

const SCHEMA: Endpoint = {
  ...exportsEndpoints.get,
  path: EXPORT_SCHEMA_PATH,
  access: "public",
  perMinute: 60,
};
const SCHEMA_CACHE_SECONDS = 86_400;

const ByJob = exportsEndpoints.get.params;
const SignatureSchema = z.object({
  expires: z.coerce.number(),
  download: z.coerce.number(),
  signature: z.string(),
});

const toRoutePath = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ":$1")}`;

/** Registers the routes that respond with a file instead of the JSON envelope. */
export function fileRoutes(app: FastifyInstance, ctx: AppContext): void {
  const admitTo = (endpoint: Endpoint) => ({
    ...createAuthorizationHooks(ctx, endpoint),
    schema: { hide: true },
  });
  app.post(toRoutePath(EXPORT_STREAM_PATH), admitTo(STREAM), async (request, reply) => {
    const { params, body } = validateRequest(exportsEndpoints.start, request);
    const plan = await planStream(app, ctx, request, params.id, body);
    reply.header(EXPORT_TRUNCATED_HEADER, String(plan.truncated));
    const content = createExportStream(plan);
    refundBrokenStream(ctx, plan, request, reply, content);
    return setFileHeaders(reply, plan.fileName).send(content);
  });
  const schema = JSON.stringify(z.toJSONSchema(buildExportFileSchema()));
  app.get(toRoutePath(EXPORT_SCHEMA_PATH), admitTo(SCHEMA), async (_request, reply) =>
    reply
      .header("cache-control", `public, max-age=${SCHEMA_CACHE_SECONDS}`)
      .type("application/schema+json; charset=utf-8")
      .send(schema),
  );
  app.get(toRoutePath(FILE.path), { ...admitTo(FILE), exposeHeadRoute: false }, async (request, reply) => {
    const job = await findSignedJob(ctx, request.params, request.query, request.principal?.id);
    const key = getFileKey(job.id);
    const size = await ctx.files.measure(key).catch((error: unknown) => throwUnavailable(request, error));
    if (size === null) return throwNotFound();
    // The URL is spent before the first byte is sent, so that only one of several parallel calls gets the file. After a
    // broken download, the owner gets a new URL with the next call.
    if (!(await spendDownload(ctx.db, job))) return throwGone();
    const { fileName } = job;
    const url = await ctx.files.createUrl(key, { fileName, mediaType: getMediaType(fileName) });
    if (url !== null) return reply.header("cache-control", "no-store").redirect(url);
    // Before the headers, which describe a file and not an error.
    const file = await ctx.files.read(key).catch((error: unknown) => throwUnavailable(request, error));
    reply.header("content-length", size).header("cache-control", "no-store, no-transform");
    reply.header("content-encoding", "identity");
    return setFileHeaders(reply, fileName).send(file);
  });
}

function setFileHeaders(reply: FastifyReply, fileName: string): FastifyReply {
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  return reply
    .header("content-disposition", contentDisposition(fileName))
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("x-robots-tag", "noindex")
    .type(getMediaType(fileName));
}

async function findSignedJob(ctx: AppContext, params: unknown, query: unknown, caller: number | undefined) {
  const named = z.safeParse(ByJob, params);
  const signed = z.safeParse(SignatureSchema, query);
  if (!named.success || !signed.success) return throwNotFound();
  const id = named.data.jobId;
  if (!(await isSignatureValid(ctx, { id, ...signed.data }))) return throwNotFound();
  const job = await findJob(ctx.db, id);
  if (!job || (caller !== undefined && caller !== job.userId)) return throwNotFound();
  const { expires, download } = signed.data;
  if (expires <= Date.now() || download !== job.downloads || job.status !== "completed") return throwGone();
  return job;
}

function throwGone(): never {
  throw fail(
    "GONE",
    "This download link has expired or was already used. Reload your exports to get a new one.",
  );
}

function throwNotFound(): never {
  throw fail("NOT_FOUND", "This file doesn't exist. Check its address.");
}

function throwUnavailable({ log }: FastifyRequest, error: unknown): never {
  log.error({ err: error }, "the store of files failed");
  throw fail("UNAVAILABLE", "The file can't be read at the moment. Try again later.");
}
