import { storeEndpoints } from "@listwise/contracts/store";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { addHostGauges } from "./host-gauges";
import { stopImport } from "./sources/dataset/background-import";
import { SAMPLE_MEDIA, getSampleDrawing } from "./sources/sample/sample-media";
import { getStore, seedStore } from "./store";

/** Describes the source and serves the images of the sample; other sources have none here. */
export function registerStore(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, storeEndpoints.source, async () => ({
    success: true,
    data: await getStore(ctx).describe(),
  }));
  addHostGauges(ctx);
  app.addHook("preClose", () => stopImport(ctx));
  if (ctx.config.storeSource.kind !== "sample") return;
  ctx.queue.define("sample-daily", () => seedStore(ctx), { cron: "3 0 * * *" });
  app.get<{ Params: { file: string } }>(`${SAMPLE_MEDIA}:file`, (request, reply) => {
    const drawing = getSampleDrawing(ctx, SAMPLE_MEDIA + request.params.file);
    return drawing === null ? reply.callNotFound() : sendDrawing(reply, drawing);
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
