import { showcaseEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { normaliseKeyword } from "../store";
import { figuresOf, topAppsOf } from "./showcase.service";

const success = true as const;

export function showcaseRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, showcaseEndpoints.figures, async () => ({ success, ...(await figuresOf(ctx)()) }));

  bind(app, showcaseEndpoints.topApps, async ({ query: { keyword, country } }) => {
    const term = normaliseKeyword(keyword);
    return { success, ...(await topAppsOf(ctx)(term, country)), keyword: term, country };
  });
}
