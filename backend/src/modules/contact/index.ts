import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { findMessagesByUser } from "./contact.repository";
import { contactRoutes } from "./contact.routes";

export function registerContact(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("contact-messages", findMessagesByUser);
  contactRoutes(app, ctx);
}
