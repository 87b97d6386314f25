import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { deleteOldRows } from "./undo.writes";

export { forgetRows, removeRows, restoreRows } from "./undo.writes";

export function registerUndo(_app: FastifyInstance, ctx: AppContext): void {
  ctx.queue.define("undo.sweep", () => deleteOldRows(ctx.db), { cron: "11 * * * *" });
}
