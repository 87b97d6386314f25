import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerApiKeyRevocation, registerPersonalData } from "../accounts";
import { deleteUserKeys, findOwnKeys } from "./api-keys.repository";
import { apiKeysRoutes } from "./api-keys.routes";
import { createKeyResolver } from "./api-keys.service";

/** Registers API keys, with which users' programs call the API within the limits of their plan. */
export function registerApiKeys(app: FastifyInstance, ctx: AppContext): void {
  ctx.auth.setKeyResolver(createKeyResolver(ctx));
  registerApiKeyRevocation(deleteUserKeys);
  registerPersonalData("api-keys", findOwnKeys);
  apiKeysRoutes(app, ctx);
}
