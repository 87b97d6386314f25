import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";
import { MomentSchema, SearchTextSchema } from "../api/texts";

/** Mail in the outbox. Secrets are masked unless a superadmin requests it. */
export const OutboxMailSchema = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
});

/** Parsed {@link OutboxMailSchema}. */
export type OutboxMail = z.infer<typeof OutboxMailSchema>;

/**
 * Mail with its contents; `html` is null if it was sent as plain text only. `masked` is true if secrets in its links are
 * hidden from the caller.
 */
export const OutboxMailTextSchema = z.extend(OutboxMailSchema, {
  text: z.string(),
  html: z.nullable(z.string()),
  masked: z.boolean(),
});

/** Mail template. `{{name}}` is a placeholder; `variables` lists all available ones. */
export const EmailTemplateSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Occasion on which it is sent. */
  description: z.string(),
  subject: z.string(),
  text: z.string(),
  variables: z.array(z.object({ name: z.string(), sample: z.string(), required: z.boolean() })),
  /** True if its mails contain a link that grants access to an account; only superadmins can edit, reset or test it. */
  superadminOnly: z.boolean(),
  /** False for the default text. */
  changed: z.boolean(),
  updatedAt: z.nullable(z.string()),
});

/** Parsed {@link EmailTemplateSchema}. */
export type EmailTemplate = z.infer<typeof EmailTemplateSchema>;

/** Editable fields of a mail template. */
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

/** Mail as it would be sent. */
export const MailPreviewSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });

const ByKey = z.object({ key: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(60)) });

/** Admin endpoints for the outbox and mail templates. */
export const mailAdminEndpoints = {
  outbox: endpoint({
    method: "GET",
    path: "/admin/outbox",
    access: "admin",
    tag: "mail",
    summary:
      "List the mails in the outbox, newest first; empty if `transport` is SMTP. Only superadmins see secrets",
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
    summary: "Get a mail from the outbox; secrets are shown only to superadmins with a recent sign-in",
    params: z.object({ id: z.string().check(z.regex(/^[\w.-]{1,80}$/)) }),
    response: answer(OutboxMailTextSchema),
    errors: ["NOT_FOUND", "RECENT_SIGN_IN_REQUIRED"],
  }),
  templates: endpoint({
    method: "GET",
    path: "/admin/email-templates",
    access: "admin",
    tag: "mail",
    summary: "List all mail templates with their current text",
    response: answer(z.array(EmailTemplateSchema)),
  }),
  saveTemplate: endpoint({
    method: "PUT",
    path: "/admin/email-templates/{key}",
    access: "admin",
    tag: "mail",
    summary:
      "Update a mail template; `updatedAt` is that of the version you edited. Templates with secret links require a superadmin",
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
    summary: "Restore the default text of a mail template",
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
    summary: "Preview a mail with sample values; stores nothing",
    params: ByKey,
    body: EmailTemplateInputSchema,
    response: answer(MailPreviewSchema),
    errors: ["NOT_FOUND"],
  }),
  testTemplate: endpoint({
    method: "POST",
    path: "/admin/email-templates/{key}/test",
    access: "admin",
    tag: "mail",
    summary: "Send a test mail with sample values to your own address",
    params: ByKey,
    body: EmailTemplateInputSchema,
    response: z.object({ success: z.literal(true), to: z.string() }),
    errors: ["NOT_FOUND", "FORBIDDEN"],
    perMinute: 10,
    recentSignIn: true,
  }),
};
