import { siteConfigEndpoints } from "@listwise/contracts/site";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import type { Executor } from "../../../infra/db/database";
import { parseCompositionRequest } from "../../registry";
import { changeConfig, listConfig, loadConfigEntry } from "./config-admin.service";
import { createTitleKey, type KnownKey } from "./config-catalog";

const success = true as const;

/** Binds the calls with which administrators edit the configuration. */
export function bindConfigAdmin(app: FastifyInstance): void {
  const { ctx } = app;
  const list = async (request: FastifyRequest, db: Executor = ctx.db) =>
    listConfig(db, await loadTitleKeys(app, request));
  registerEndpoint(app, siteConfigEndpoints.all, async ({ request }) => ({
    success,
    data: await list(request),
  }));
  registerEndpoint(app, siteConfigEndpoints.one, async ({ params }) => ({
    success,
    data: await loadConfigEntry(ctx.db, params.key),
  }));
  registerEndpoint(app, siteConfigEndpoints.set, async ({ params, body, ...by }) => {
    await ctx.db.transaction((tx) => changeConfig(ctx, tx, [{ key: params.key, ...body }], by));
    return { success, data: await loadConfigEntry(ctx.db, params.key) };
  });
  registerEndpoint(app, siteConfigEndpoints.batch, ({ body, transact, ...by }) =>
    transact(async (tx) => {
      await changeConfig(ctx, tx, body.configs, by);
      return { success, data: await list(by.request, tx) };
    }),
  );
}

/** Returns the title keys of the live releases' pages; several pages may share one. */
async function loadTitleKeys(app: FastifyInstance, request: FastifyRequest): Promise<KnownKey[]> {
  const { releases } = await app.releases.current(parseCompositionRequest(request, false));
  const routes = [...releases.values()].flatMap(({ release }) => release.descriptor?.routes ?? []);
  const paths = new Map<string, string>();
  for (const { titleKey: key, path } of routes) if (!paths.has(key)) paths.set(key, path);
  return [...paths].map(([key, path]) => createTitleKey(key, path));
}
