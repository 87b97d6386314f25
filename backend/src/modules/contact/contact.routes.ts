import { contactEndpoints } from "@listwise/contracts/content";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { parsePage, paginate } from "../../infra/http/paging";
import { presentMessage } from "./contact.presenter";
import { findMessages } from "./contact.repository";
import { assertMayWrite, handleMessage, receiveMessage } from "./contact.service";

const success = true as const;

export function contactRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, contactEndpoints.send, async ({ body, visitor, request, transact }) => {
    await assertMayWrite(ctx, request);
    return transact(async (tx) => {
      await receiveMessage(ctx, tx, body, visitor?.id ?? null, request);
      return { success };
    });
  });
  registerEndpoint(app, contactEndpoints.messages, async ({ query }) => {
    const page = parsePage(query, 20);
    const { messages, total, unread } = await findMessages(ctx.db, query, page);
    return { success, data: messages.map(presentMessage), pagination: paginate(page, total), unread };
  });
  registerEndpoint(app, contactEndpoints.updateMessage, async ({ params, body, request }) => ({
    success,
    data: await handleMessage(ctx, params.id, body, request),
  }));
}
