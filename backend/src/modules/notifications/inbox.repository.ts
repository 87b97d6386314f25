import { and, desc, eq, isNull, lte, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectUsers } from "../accounts";
import { notificationReads, notifications } from "./notifications.schema";

const users = selectUsers();

export type NotificationRow = typeof notifications.$inferSelect;

const LATEST = 100;

/** Condition that a notification is for a user: accounts that existed when it was published. All queries share it. */
export const isFor: SQL = sql`${users.isActive} and ${users.createdAt} <= ${notifications.publishAt} and
  case ${notifications.audience}
    when 'admins' then ${users.role} in ('admin', 'superadmin')
    when 'plan' then ${users.plan} = ${notifications.target}
    when 'user' then ${users.email} = ${notifications.target}
    else true end`;

const isOut = lte(notifications.publishAt, sql`now()`);

const received = (db: Executor, userId: number) =>
  db
    .select({ notification: notifications, readAt: notificationReads.readAt })
    .from(notifications)
    .innerJoin(users, and(eq(users.id, userId), isFor))
    .leftJoin(
      notificationReads,
      and(eq(notificationReads.notificationId, notifications.id), eq(notificationReads.userId, userId)),
    );

/** Returns the latest notifications for a user, newest first. */
export function findInbox(db: Executor, userId: number) {
  return received(db, userId)
    .where(isOut)
    .orderBy(desc(notifications.publishAt), desc(notifications.id))
    .limit(LATEST);
}

export async function countUnread(db: Executor, userId: number): Promise<number> {
  const unread = received(db, userId)
    .where(and(isOut, isNull(notificationReads.readAt)))
    .as("unread");
  return db.$count(unread);
}

export async function markRead(db: Executor, userId: number): Promise<void> {
  await db.execute(sql`
    insert into ${notificationReads} (notification_id, user_id)
    select ${notifications.id}, ${users.id} from ${notifications} join ${users} on ${users.id} = ${userId}
    where ${isOut} and ${isFor} on conflict do nothing`);
}

/** Claims notifications that are due and weren't announced yet. Each is claimed by one node only. */
export function claimDue(db: Executor): Promise<NotificationRow[]> {
  return db
    .update(notifications)
    .set({ sentAt: sql`now()` })
    .where(and(isNull(notifications.sentAt), isOut))
    .returning();
}

/** Returns the recipients of a notification who may have the site open. */
export async function findOnlineRecipients(db: Executor, id: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(notifications, and(eq(notifications.id, id), isFor))
    .where(sql`${users.lastSeenAt} > now() - interval '30 minutes'`);
  return rows.map((row) => row.id);
}
