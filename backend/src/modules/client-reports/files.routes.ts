import type { Endpoint } from "@listwise/contracts/api";
import { clientReportsEndpoints } from "@listwise/contracts/client-reports";
import { z } from "@listwise/contracts/zod";
import type { FastifyInstance, FastifyReply } from "fastify";
import { createAuthorizationHooks } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import { failNotFound } from "../../infra/http/errors";
import { contentDisposition } from "../../infra/http/file-name";
import { loadOwnPdf, loadPublicPdf } from "./runs.service";

const { getRun, read } = clientReportsEndpoints;
const OWN: Endpoint = { ...getRun, path: "/app-reports/runs/{id}/pdf", perMinute: 30 };
const PUBLIC: Endpoint = { ...read, path: "/public/reports/{token}/pdf", perMinute: 30 };

/** Registers the routes that respond with a PDF instead of the JSON envelope. */
export function reportFileRoutes(app: FastifyInstance, ctx: AppContext): void {
  const admitTo = (endpoint: Endpoint) => ({
    ...createAuthorizationHooks(ctx, endpoint),
    schema: { hide: true },
  });
  app.get("/api/app-reports/runs/:id/pdf", admitTo(OWN), async (request, reply) => {
    const params = z.safeParse(getRun.params, request.params);
    if (!params.success || !request.principal) throw failNotFound("report");
    return sendPdf(reply, await loadOwnPdf(ctx, request.principal.id, params.data.id));
  });
  app.get("/api/public/reports/:token/pdf", admitTo(PUBLIC), async (request, reply) => {
    const { token } = z.parse(read.params, request.params);
    reply.header("referrer-policy", "no-referrer");
    return sendPdf(reply, await loadPublicPdf(ctx, token));
  });
}

function sendPdf(reply: FastifyReply, { pdf, fileName }: { pdf: Buffer; fileName: string }): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .header("content-disposition", contentDisposition(fileName))
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("x-robots-tag", "noindex")
    .type("application/pdf")
    .send(pdf);
}
