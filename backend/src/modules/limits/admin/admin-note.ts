import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";

/** The request of the acting administrator. */
export interface By {
  request: FastifyRequest;
  /** The user whose limits or plan change. */
  subjectId?: number;
}

export function note(
  ctx: AppContext,
  { request, subjectId }: By,
  action: string,
  details: string,
  within?: Executor,
): Promise<void> {
  return ctx.audit.record({ action, result: "ok", ...getRequestOrigin(request), subjectId, details }, within);
}
