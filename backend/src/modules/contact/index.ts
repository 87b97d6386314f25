import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData, registerTimeline } from "../accounts";
import { findMessageEvents, findMessagesByUser } from "./contact.repository";
import { contactRoutes } from "./contact.routes";

export function registerContact(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("contact-messages", findMessagesByUser);
  registerTimeline("contact-form", ["support"], findMessageEvents);
  contactRoutes(app, ctx);
}
