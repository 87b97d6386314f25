import { answer, PageQuery, PaginationSchema } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { z } from "../zod";
import { ById, MomentSchema, SearchTextSchema } from "./texts";

/** How much a notification matters. */
export const NotificationLevelSchema = z.enum(["info", "success", "warning"]);

/** Whom a notification is for; of a plan or of one account `target` says which. */
export const NotificationAudienceSchema = z.enum(["all", "admins", "plan", "user"]);

/** Parsed {@link NotificationAudienceSchema}. */
export type NotificationAudience = z.infer<typeof NotificationAudienceSchema>;

/** A page of this site. */
const OwnPathSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(/^\/(?![/\\])\S*$/, "Use a path of this site, such as /pricing."),
    z.maxLength(300, "Use at most 300 characters."),
  );

/** What an administrator writes of a notification. Without `publishAt` it is sent at once. */
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
  /** Key of a plan, or the e-mail address of an account. */
  target: z._default(
    z.nullable(z.string().check(z.trim(), z.maxLength(254, "Use at most 254 characters."))),
    null,
  ),
  publishAt: z._default(z.nullable(MomentSchema), null),
});

/** Parsed {@link NotificationInputSchema}. */
export type NotificationInput = z.infer<typeof NotificationInputSchema>;

/** A notification as administrators see it. `readers` counts who read it; `sentAt` is null while it waits for its time. */
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

/** A notification as its reader sees it. */
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

/** What administrators tell the people who use the site, and where those read it. */
export const notificationsEndpoints = {
  inbox: endpoint({
    method: "GET",
    path: "/notifications",
    access: "user",
    tag,
    summary: "The latest 100 notifications for the caller, newest first, and how many are not read",
    response: answer(z.array(NotificationSchema), { unread: z.number() }),
  }),
  markRead: endpoint({
    method: "POST",
    path: "/notifications/read",
    access: "user",
    tag,
    summary: "Marks all that were sent so far as read",
    response: Done,
  }),
  list: endpoint({
    method: "GET",
    path: "/admin/notifications",
    access: "admin",
    tag,
    summary: "Notifications, the latest first, 10 a page unless told",
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
    summary: "Sends a notification, at once or at its time",
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
      "Changes a notification; of one that was sent only its words. `updatedAt` names the version it was made from",
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
    summary: "Deletes a notification, also where it was received",
    params: ById,
    response: Done,
    errors: ["NOT_FOUND"],
  }),
};
