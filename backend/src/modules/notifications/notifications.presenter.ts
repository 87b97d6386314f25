import type { AdminNotification, Notification } from "@listwise/contracts/notifications";
import type { NotificationRow } from "./inbox.repository";
import type { CountedRow } from "./notifications.repository";

export function presentForAdmin(row: CountedRow): AdminNotification {
  const { id, title, message, path, level, audience, target, author, recipients, readers } = row;
  return {
    id,
    title,
    message,
    path,
    level,
    audience,
    target,
    publishAt: row.publishAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    recipients,
    readers,
    createdBy: author,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentReceived(row: NotificationRow, readAt: Date | null): Notification {
  const { id, title, message, path, level, publishAt } = row;
  return {
    id,
    title,
    message,
    path,
    level,
    at: publishAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
