import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";

/** The request of the acting administrator. */
export interface By {
  request: FastifyRequest;
}

export function note(
  ctx: AppContext,
  { request }: By,
  action: string,
  details: string,
  within?: Executor,
): Promise<void> {
  return ctx.audit.record({ action, result: "ok", ...getRequestOrigin(request), details }, within);
}
