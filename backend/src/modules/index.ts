import type { FastifyInstance } from "fastify";
import type { AppContext } from "../platform/context";

type Register = (app: FastifyInstance, ctx: AppContext) => void | Promise<void>;

/** Every domain of the product, in the order they are registered. */
const modules: readonly Register[] = [];

/** Binds the endpoints and defines the jobs of all domains. */
export async function registerModules(app: FastifyInstance, ctx: AppContext): Promise<void> {
  for (const register of modules) await register(app, ctx);
}
