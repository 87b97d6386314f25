import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../../infra/context";
import { pointerMoved } from "../live/pointer.service";
import { checkRollouts } from "./check-rollouts";
import { followPointer } from "./follow-pointer";
import { defineOwnerWebhook, notifyOwnerOfRollback } from "./notify-owner";
import { findActiveRollout } from "./rollout.repository";
import { rolloutRoutes } from "./rollout.routes";

/** Registers rollouts by health. A check that follows a lost message finds the same moves in the history. */
export function registerRollouts(app: FastifyInstance, ctx: AppContext): void {
  pointerMoved.on(ctx, async (event) => {
    const { name } = event;
    try {
      const row = await findActiveRollout(ctx.db, name);
      if (row) await followPointer(ctx, row);
      else await notifyOwnerOfRollback(ctx, event);
    } catch (error) {
      ctx.log.error({ err: error, release: name }, "a rollout couldn't follow a move");
    }
  });
  ctx.queue.define("releases.rollouts", () => checkRollouts(ctx), { cron: "* * * * *" });
  defineOwnerWebhook(ctx);
  rolloutRoutes(app);
}
