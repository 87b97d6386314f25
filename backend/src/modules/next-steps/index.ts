import { nextStepsEndpoints } from "@listwise/contracts/next-steps";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { registerPersonalData } from "../accounts";
import { findAllDismissals } from "./next-steps.repository";
import { dismissStep, loadFirstSteps, loadNextSteps, restoreStep } from "./next-steps.service";

const success = true as const;

export function registerNextSteps(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("dismissed-next-steps", findAllDismissals);
  registerEndpoint(app, nextStepsEndpoints.list, async ({ params, query, user }) => ({
    success,
    ...(await loadNextSteps(ctx, user.id, params.id, query.country)),
  }));
  registerEndpoint(app, nextStepsEndpoints.first, async ({ query, user }) => ({
    success,
    data: await loadFirstSteps(ctx, user.id, query.country),
  }));
  registerEndpoint(app, nextStepsEndpoints.dismiss, async ({ params, body, user }) => {
    await dismissStep(ctx, user.id, params.id, body);
    return { success };
  });
  registerEndpoint(app, nextStepsEndpoints.restore, async ({ params, body, user }) => {
    await restoreStep(ctx, user.id, params.id, body);
    return { success };
  });
}
