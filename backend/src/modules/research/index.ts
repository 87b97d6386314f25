import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { defineRefresh } from "./refresh.service";
import { researchRoutes } from "./research.routes";

export { redactValues } from "./redact-for-plan";
export { loadSuggestionFilter } from "./suggestion-filter";
export { findLatestMetrics, findPopularities, selectMetrics } from "./research.reads";
export { loadKeywordMetrics } from "./research.service";
export { loadAutocomplete, loadSuggestions } from "./suggestions.service";

export function registerResearch(app: FastifyInstance, ctx: AppContext): void {
  defineRefresh(ctx);
  researchRoutes(app, ctx);
}
