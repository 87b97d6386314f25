import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";
import { ById, MomentSchema, SearchTextSchema } from "../api/texts";

/** Severity of a notification. */
export const NotificationLevelSchema = z.enum(["info", "success", "warning"]);

/** Recipients of a notification; for a plan or a single account, `target` names it. */
export const NotificationAudienceSchema = z.enum(["all", "admins", "plan", "user"]);

/** Parsed {@link NotificationAudienceSchema}. */
export type NotificationAudience = z.infer<typeof NotificationAudienceSchema>;

/** Path of a page on this site. */
const OwnPathSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(/^\/(?![/\\])\S*$/, "Use a path on this site, such as /pricing."),
    z.maxLength(300, "Use at most 300 characters."),
  );

/** Editable fields of a notification. Without `publishAt` it is sent immediately. */
export const NotificationInputSchema = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(1, "Enter a title."), z.maxLength(120, "Use at most 120 characters.")),
  message: z
    .string()
    .check(z.trim(), z.minLength(1, "Enter a message."), z.maxLength(1000, "Use at most 1,000 characters.")),
  path: z._default(z.nullable(OwnPathSchema), null),
  level: z._default(NotificationLevelSchema, "info"),
  audience: z._default(NotificationAudienceSchema, "all"),
  /** Plan key, or email address of an account. */
  target: z._default(
    z.nullable(z.string().check(z.trim(), z.maxLength(254, "Use at most 254 characters."))),
    null,
  ),
  publishAt: z._default(z.nullable(MomentSchema), null),
});

/** Parsed {@link NotificationInputSchema}. */
export type NotificationInput = z.infer<typeof NotificationInputSchema>;

/**
 * Notification as administrators see it. `readers` is the number of users who read it; `sentAt` is `null` until it is
 * sent.
 */
export const AdminNotificationSchema = z.object({
  id: z.number(),
  title: z.string(),
  message: z.string(),
  path: z.nullable(z.string()),
  level: NotificationLevelSchema,
  audience: NotificationAudienceSchema,
  target: z.nullable(z.string()),
  publishAt: z.string(),
  sentAt: z.nullable(z.string()),
  recipients: z.number(),
  readers: z.number(),
  createdBy: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Parsed {@link AdminNotificationSchema}. */
export type AdminNotification = z.infer<typeof AdminNotificationSchema>;

/** Notification as its recipient sees it. */
export const NotificationSchema = z.object({
  id: z.number(),
  title: z.string(),
  message: z.string(),
  path: z.nullable(z.string()),
  level: NotificationLevelSchema,
  at: z.string(),
  readAt: z.nullable(z.string()),
});

/** Parsed {@link NotificationSchema}. */
export type Notification = z.infer<typeof NotificationSchema>;

const Done = z.object({ success: z.literal(true) });
const tag = "notifications";

/** Endpoints for reading and managing notifications. */
export const notificationsEndpoints = {
  inbox: endpoint({
    method: "GET",
    path: "/notifications",
    access: "user",
    tag,
    summary: "List your latest 100 notifications, newest first, with the unread count",
    response: answer(z.array(NotificationSchema), { unread: z.number() }),
  }),
  markRead: endpoint({
    method: "POST",
    path: "/notifications/read",
    access: "user",
    tag,
    summary: "Mark all notifications sent so far as read",
    response: Done,
  }),
  list: endpoint({
    method: "GET",
    path: "/admin/notifications",
    access: "admin",
    tag,
    summary: "List notifications, latest first; 10 per page by default",
    query: z.object({
      ...PageQuery,
      search: z.optional(SearchTextSchema),
      state: z.optional(z.enum(["scheduled", "sent"])),
    }),
    response: answer(z.array(AdminNotificationSchema), { pagination: PaginationSchema }),
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/notifications",
    access: "admin",
    tag,
    summary: "Send a notification immediately or at a scheduled time",
    body: NotificationInputSchema,
    response: answer(AdminNotificationSchema),
    status: 201,
    idempotent: true,
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/notifications/{id}",
    access: "admin",
    tag,
    summary:
      "Update a notification; once sent, only its text can change. `updatedAt` is that of the version you edited",
    params: ById,
    body: z.extend(NotificationInputSchema, { updatedAt: MomentSchema }),
    response: answer(AdminNotificationSchema),
    errors: ["CONFLICT", "NOT_FOUND"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/notifications/{id}",
    access: "admin",
    tag,
    summary: "Delete a notification for all recipients",
    params: ById,
    response: Done,
    errors: ["NOT_FOUND"],
  }),
};
