import type { FastifyInstance, FastifyReply } from "fastify";
import type { AppContext } from "../../platform/context";
import { drawIcon, drawScreenshot } from "./sources/sample/artwork";
import { sampleCatalogue, type SampleApp } from "./sources/sample/catalogue";
import { seedStore } from "./store";

const FILE = /^(\d{9})(?:-(\d))?\.svg$/;

/** Serves the drawings of the shipped sample; no other source has any here. */
export function registerStore(app: FastifyInstance, ctx: AppContext): void {
  if (ctx.config.storeSource.kind !== "sample") return;
  ctx.queue.define("sample-daily", () => seedStore(ctx), { cron: "3 0 * * *" });
  let catalogue: Map<string, SampleApp> | null = null;
  app.get<{ Params: { file: string } }>("/store-media/sample/:file", (request, reply) => {
    catalogue ??= new Map(sampleCatalogue().map((sample) => [sample.storeId, sample]));
    const [, storeId = "", page] = FILE.exec(request.params.file) ?? [];
    const sample = catalogue.get(storeId);
    if (!sample) return reply.callNotFound();
    return sendDrawing(reply, page === undefined ? drawIcon(sample) : drawScreenshot(sample, Number(page)));
  });
}

function sendDrawing(reply: FastifyReply, drawing: string): FastifyReply {
  return reply
    .header("cache-control", "public, max-age=86400")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("x-content-type-options", "nosniff")
    .type("image/svg+xml; charset=utf-8")
    .send(drawing);
}
