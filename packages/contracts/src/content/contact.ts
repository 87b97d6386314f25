import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";
import { ById, createNameSchema, SearchTextSchema } from "../api/texts";

/** Body of `POST /contact`. */
export const ContactBodySchema = z.object({
  name: createNameSchema("Enter your name.", 100),
  email: z
    .string()
    .check(
      z.trim(),
      z.email("Enter a valid email address."),
      z.maxLength(254, "Use at most 254 characters."),
    ),
  subject: createNameSchema("Enter a subject.", 200),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, "Write at least 10 characters so that we can help."),
      z.maxLength(5000, "Use at most 5,000 characters."),
    ),
  /** Honeypot field, hidden from people; messages that fill it in are discarded. */
  website: z.optional(z.string().check(z.maxLength(500))),
});

/** Parsed {@link ContactBodySchema}. */
export type ContactBody = z.infer<typeof ContactBodySchema>;

/** Processing state of a message. */
export const ContactStatusSchema = z.enum(["new", "answered", "closed"]);

/** Parsed {@link ContactStatusSchema}. */
export type ContactStatus = z.infer<typeof ContactStatusSchema>;

/** Message from the contact form. */
export const ContactMessageSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: ContactStatusSchema,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  createdAt: z.string(),
});

/** Parsed {@link ContactMessageSchema}. */
export type ContactMessage = z.infer<typeof ContactMessageSchema>;

/** Endpoints for the contact form and its inbox. */
export const contactEndpoints = {
  send: endpoint({
    method: "POST",
    path: "/contact",
    access: "public",
    tag: "contact",
    summary: "Send a message to the team",
    body: ContactBodySchema,
    response: z.object({ success: z.literal(true) }),
    status: 201,
    perMinute: 5,
    bodyLimit: 64 * 1024,
    idempotent: true,
  }),
  messages: endpoint({
    method: "GET",
    path: "/admin/contact-messages",
    access: "admin",
    tag: "contact",
    summary: "List contact messages, newest first, with the number of new ones",
    query: z.object({
      ...PageQuery,
      status: z.optional(ContactStatusSchema),
      search: z.optional(SearchTextSchema),
    }),
    response: answer(z.array(ContactMessageSchema), { pagination: PaginationSchema, unread: z.number() }),
  }),
  updateMessage: endpoint({
    method: "PUT",
    path: "/admin/contact-messages/{id}",
    access: "admin",
    tag: "contact",
    summary: "Update the status of a message; `answer` is sent as an email reply",
    params: ById,
    body: z.object({
      status: ContactStatusSchema,
      answer: z.optional(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1, "Enter a reply."),
            z.maxLength(10_000, "Use at most 10,000 characters."),
          ),
      ),
    }),
    response: answer(ContactMessageSchema),
    errors: ["CONFLICT", "NOT_FOUND"],
  }),
};
