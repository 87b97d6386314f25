import { contactEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { pageOf, paginate } from "../../platform/paging";
import { presentMessage } from "./contact.presenter";
import { findMessages } from "./contact.repository";
import { assertMayWrite, handleMessage, takeMessage } from "./contact.service";

const success = true as const;

export function contactRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, contactEndpoints.send, async ({ body, visitor, request, transact }) => {
    await assertMayWrite(ctx, request);
    return transact(async (tx) => {
      await takeMessage(ctx, tx, body, visitor?.id ?? null, request);
      return { success };
    });
  });
  bind(app, contactEndpoints.messages, async ({ query }) => {
    const page = pageOf(query, 20);
    const { messages, total, unread } = await findMessages(ctx.db, query, page);
    return { success, data: messages.map(presentMessage), pagination: paginate(page, total), unread };
  });
  bind(app, contactEndpoints.updateMessage, async ({ params, body, request }) => ({
    success,
    data: await handleMessage(ctx, params.id, body, request),
  }));
}
