import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import { fail } from "../../infra/http/errors";
import type { Actor } from "./live/pointer.service";

/** Returns the caller of a request as the history and the audit log record it. */
export function getActor(request: FastifyRequest): Actor {
  const { team, principal } = request;
  return {
    label: team ? `team token “${team.label}”` : `account ${principal?.id}`,
    audit: getRequestOrigin(request),
  };
}

/**
 * Checks that the caller may confirm dangerous differences: administrators, but never the team that causes them.
 * @throws FORBIDDEN
 */
export function assertCanConfirm({ team }: FastifyRequest): void {
  if (team) throw fail("FORBIDDEN", "Only an administrator can confirm dangerous differences.");
}
