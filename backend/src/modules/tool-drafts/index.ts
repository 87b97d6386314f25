import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { findAllImages } from "./images/images.repository";
import { draftImagesRoutes } from "./images/images.routes";
import { toolDraftsRoutes } from "./tool-drafts.routes";
import { loadOwnDrafts } from "./tool-drafts.service";

export function registerToolDrafts(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("tool-works", loadOwnDrafts);
  registerPersonalData("tool-images", findAllImages);
  toolDraftsRoutes(app, ctx);
  draftImagesRoutes(app, ctx);
}
