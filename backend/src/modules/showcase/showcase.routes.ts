import { showcaseEndpoints } from "@listwise/contracts/site";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { normalizeKeyword } from "../store";
import { loadTotals, loadTopApps } from "./showcase.service";

const success = true as const;

export function showcaseRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, showcaseEndpoints.figures, async () => ({ success, ...(await loadTotals(ctx)()) }));

  registerEndpoint(app, showcaseEndpoints.topApps, async ({ query: { keyword, country } }) => {
    const term = normalizeKeyword(keyword);
    return { success, ...(await loadTopApps(ctx)(term, country)), keyword: term, country };
  });
}
