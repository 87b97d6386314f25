import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { localizationRoutes } from "./localization.routes";
import { localizationData } from "./localization.service";

export { loadDraft, loadDraftTexts } from "./localization.service";

export function registerLocalization(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("localizations", localizationData);
  localizationRoutes(app, ctx);
}
