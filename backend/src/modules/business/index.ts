import { businessEndpoints } from "@listwise/contracts/admin";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { loadBusiness } from "./business.service";

export { findSegmentIds } from "./business.service";

const DEFAULT_DAYS = "30";

/** Registers the figures of the business for administrators. */
export function registerBusiness(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, businessEndpoints.business, async ({ query }) => ({
    success: true,
    data: await loadBusiness(ctx, Number(query.days ?? DEFAULT_DAYS)),
  }));
}
