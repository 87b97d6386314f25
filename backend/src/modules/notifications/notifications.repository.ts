import { and, count, desc, eq, ilike, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { containsPattern } from "../../infra/db/search-pattern";
import { matchesVersion, createNextVersion } from "../../infra/db/versions";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { selectUsers } from "../accounts";
import { isFor, type NotificationRow } from "./inbox.repository";
import { notificationReads, notifications } from "./notifications.schema";

const users = selectUsers();

type NotificationText = Partial<typeof notifications.$inferInsert>;

/** A notification with its author, number of recipients and number of readers. */
export interface CountedRow extends NotificationRow {
  author: string | null;
  recipients: number;
  readers: number;
}

export interface NotificationFilter {
  search?: string | undefined;
  state?: "scheduled" | "sent" | undefined;
}

const recipients = sql<number>`(select count(*) from ${users} where ${isFor})`.mapWith(Number);
const readers =
  sql<number>`(select count(*) from ${notificationReads} where ${notificationReads.notificationId} = ${notifications.id})`.mapWith(
    Number,
  );

const counted = (db: Executor) =>
  db
    .select({ row: notifications, author: users.email, recipients, readers })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.createdBy));

function matches({ search, state }: NotificationFilter) {
  const pattern = search ? containsPattern(search) : null;
  return and(
    pattern === null
      ? undefined
      : or(ilike(notifications.title, pattern), ilike(notifications.message, pattern)),
    state === "sent" ? isNotNull(notifications.sentAt) : undefined,
    state === "scheduled" ? isNull(notifications.sentAt) : undefined,
  );
}

export async function findNotifications(
  db: Executor,
  filter: NotificationFilter,
  { pageSize, offset }: { pageSize: number; offset: number },
): Promise<{ rows: CountedRow[]; total: number }> {
  const where = matches(filter);
  const [rows, [all]] = await Promise.all([
    counted(db)
      .where(where)
      .orderBy(desc(notifications.publishAt), desc(notifications.id))
      .limit(pageSize)
      .offset(offset),
    db.select({ total: count() }).from(notifications).where(where),
  ]);
  return { rows: rows.map(({ row, ...figures }) => ({ ...row, ...figures })), total: all?.total ?? 0 };
}

export async function findNotification(db: Executor, id: number): Promise<CountedRow | null> {
  const [found] = await counted(db).where(eq(notifications.id, id));
  if (!found) return null;
  const { row, ...figures } = found;
  return { ...row, ...figures };
}

export async function insertNotification(
  db: Executor,
  notification: typeof notifications.$inferInsert,
): Promise<number> {
  return getOnlyRow(await db.insert(notifications).values(notification).returning({ id: notifications.id }))
    .id;
}

/** Updates a notification. Returns false if its version is no longer `version`. */
export async function updateNotification(
  db: Executor,
  id: number,
  version: string,
  change: NotificationText,
): Promise<boolean> {
  const changed = await db
    .update(notifications)
    .set({ ...change, updatedAt: createNextVersion(notifications.updatedAt) })
    .where(and(eq(notifications.id, id), matchesVersion(notifications.updatedAt, version)))
    .returning({ id: notifications.id });
  return changed.length > 0;
}

export async function deleteNotification(db: Executor, id: number): Promise<string | null> {
  const [row] = await db
    .delete(notifications)
    .where(eq(notifications.id, id))
    .returning({ title: notifications.title });
  return row?.title ?? null;
}
