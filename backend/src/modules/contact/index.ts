import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { registerPersonalData } from "../accounts";
import { findMessagesOf } from "./contact.repository";
import { contactRoutes } from "./contact.routes";

export function registerContact(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("contact-messages", findMessagesOf);
  contactRoutes(app, ctx);
}
