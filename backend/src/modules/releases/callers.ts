import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import { fail } from "../../infra/http/errors";
import type { Promoter } from "./approvals/approvals.service";
import type { Actor } from "./live/pointer.service";

/** Returns who makes a change: a team token, for which its creator is responsible, or an account. */
export function getActor(request: FastifyRequest): Actor {
  const { team, principal } = request;
  return {
    label: team ? `team token “${team.label}”` : `account ${principal?.id}`,
    audit: getRequestOrigin(request),
    person: getPromoter(request).person,
  };
}

/** Returns the person behind a request, and the label of a token that needs an approval. */
export function getPromoter({ team, principal }: FastifyRequest): Promoter {
  if (!team) return { person: principal?.id ?? null, restricted: null };
  return { person: team.createdBy, restricted: team.needsApproval ? team.label : null };
}

/**
 * Checks that the caller may confirm dangerous differences: administrators, but never the team that causes them.
 * @throws FORBIDDEN
 */
export function assertCanConfirm({ team }: FastifyRequest): void {
  if (team) throw fail("FORBIDDEN", "Only an administrator can confirm dangerous differences.");
}
