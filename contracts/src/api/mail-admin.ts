import { answer, PageQuery, PaginationSchema } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { z } from "../zod";
import { MomentSchema, SearchTextSchema } from "./texts";

/** A mail in the outbox folder. Secrets are masked in it unless a superadmin asks. */
export const OutboxMailSchema = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
});

/** Parsed {@link OutboxMailSchema}. */
export type OutboxMail = z.infer<typeof OutboxMailSchema>;

/** A mail with its text. `masked`: secrets in its links are left out for who asks. */
export const OutboxMailTextSchema = z.extend(OutboxMailSchema, { text: z.string(), masked: z.boolean() });

/** A text of the product that goes out by mail. `{{name}}` stands for a value; `variables` are all that are known. */
export const EmailTemplateSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** When it is sent. */
  description: z.string(),
  subject: z.string(),
  text: z.string(),
  variables: z.array(z.object({ name: z.string(), sample: z.string(), required: z.boolean() })),
  /** True if its mails carry a link that opens an account: only superadmins may change, reset or test it. */
  superadminOnly: z.boolean(),
  /** False while it is the product's own text. */
  changed: z.boolean(),
  updatedAt: z.nullable(z.string()),
});

/** Parsed {@link EmailTemplateSchema}. */
export type EmailTemplate = z.infer<typeof EmailTemplateSchema>;

/** The words of a template. */
export const EmailTemplateInputSchema = z.object({
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Enter a subject."),
      z.maxLength(200, "Use at most 200 characters."),
      z.regex(/^\P{Cc}*$/u, "Use one line without special characters."),
    ),
  text: z
    .string()
    .check(z.trim(), z.minLength(1, "Enter a text."), z.maxLength(10_000, "Use at most 10,000 characters.")),
});

/** Parsed {@link EmailTemplateInputSchema}. */
export type EmailTemplateInput = z.infer<typeof EmailTemplateInputSchema>;

const ByKey = z.object({ key: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(60)) });

/** Mail that went into the outbox folder, and the texts that go out. */
export const mailAdminEndpoints = {
  outbox: endpoint({
    method: "GET",
    path: "/admin/outbox",
    access: "admin",
    tag: "mail",
    summary:
      "Mails of the outbox folder, newest first; with SMTP there is none and `transport` says so. Secrets are shown to superadmins alone",
    query: z.object({ ...PageQuery, search: z.optional(SearchTextSchema) }),
    response: answer(z.array(OutboxMailSchema), {
      pagination: PaginationSchema,
      transport: z.enum(["outbox", "smtp"]),
    }),
  }),
  outboxMail: endpoint({
    method: "GET",
    path: "/admin/outbox/{id}",
    access: "admin",
    tag: "mail",
    summary: "One mail; its secrets are shown to superadmins alone, who need a recent sign-in for it",
    params: z.object({ id: z.string().check(z.regex(/^[\w.-]{1,80}$/)) }),
    response: answer(OutboxMailTextSchema),
    errors: ["NOT_FOUND", "RECENT_SIGN_IN_REQUIRED"],
  }),
  templates: endpoint({
    method: "GET",
    path: "/admin/email-templates",
    access: "admin",
    tag: "mail",
    summary: "Every text that goes out by mail, as it is sent now",
    response: answer(z.array(EmailTemplateSchema)),
  }),
  saveTemplate: endpoint({
    method: "PUT",
    path: "/admin/email-templates/{key}",
    access: "admin",
    tag: "mail",
    summary:
      "Changes a text; `updatedAt` is that of the version it was made from. Mails with secret links: superadmins only",
    params: ByKey,
    body: z.extend(EmailTemplateInputSchema, { updatedAt: z.nullable(MomentSchema) }),
    response: answer(EmailTemplateSchema),
    errors: ["CONFLICT", "NOT_FOUND", "FORBIDDEN"],
    recentSignIn: true,
  }),
  resetTemplate: endpoint({
    method: "DELETE",
    path: "/admin/email-templates/{key}",
    access: "admin",
    tag: "mail",
    summary: "Goes back to the product's own text",
    params: ByKey,
    response: answer(EmailTemplateSchema),
    errors: ["NOT_FOUND", "FORBIDDEN"],
    recentSignIn: true,
  }),
  previewTemplate: endpoint({
    method: "POST",
    path: "/admin/email-templates/{key}/preview",
    access: "admin",
    tag: "mail",
    summary: "The text as it would be sent, with sample values; nothing is stored",
    params: ByKey,
    body: EmailTemplateInputSchema,
    response: answer(EmailTemplateInputSchema),
    errors: ["NOT_FOUND"],
  }),
  testTemplate: endpoint({
    method: "POST",
    path: "/admin/email-templates/{key}/test",
    access: "admin",
    tag: "mail",
    summary: "Sends the text with sample values to the caller's own address",
    params: ByKey,
    body: EmailTemplateInputSchema,
    response: z.object({ success: z.literal(true), to: z.string() }),
    errors: ["NOT_FOUND", "FORBIDDEN"],
    perMinute: 10,
    recentSignIn: true,
  }),
};
