import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { findShares, removeExpired } from "./shares.repository";
import { sharesRoutes } from "./shares.routes";

export function registerShares(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("shares", async (db, userId) =>
    (await findShares(db, userId)).map((share) => ({ ...share })),
  );
  ctx.queue.define("shares-sweep", () => removeExpired(ctx.db), { cron: "27 3 * * *" });
  sharesRoutes(app, ctx);
}
