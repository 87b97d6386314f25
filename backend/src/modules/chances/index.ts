import { calibrationEndpoints } from "@listwise/contracts/keywords";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { loadCalibration, recordCalibration } from "./calibration.service";

export { loadCalibration } from "./calibration.service";
export { loadChances } from "./load-chances";

/** Registers the daily job that compares chances with what happened, and the endpoint of its results. */
export function registerChances(app: FastifyInstance, ctx: AppContext): void {
  ctx.queue.define("chance-calibration", () => recordCalibration(ctx), { cron: "17 4 * * *" });
  registerEndpoint(app, calibrationEndpoints.chance, async () => ({
    success: true,
    ...(await loadCalibration(ctx)),
  }));
}
