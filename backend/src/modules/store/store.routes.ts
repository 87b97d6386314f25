import type { FastifyInstance, FastifyReply } from "fastify";
import type { AppContext } from "../../infra/context";
import { SAMPLE_MEDIA, getSampleDrawing } from "./sources/sample/sample-media";
import { seedStore } from "./store";

/** Serves the images of the sample; other sources have none here. */
export function registerStore(app: FastifyInstance, ctx: AppContext): void {
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
