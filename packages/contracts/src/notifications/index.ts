export {
  EmailTemplateInputSchema,
  mailAdminEndpoints,
  type EmailTemplate,
  type EmailTemplateInput,
  type OutboxMail,
} from "./mail-admin";
export {
  NotificationAudienceSchema,
  NotificationInputSchema,
  NotificationLevelSchema,
  notificationsEndpoints,
  type AdminNotification,
  type Notification,
  type NotificationAudience,
  type NotificationInput,
} from "./notifications";
