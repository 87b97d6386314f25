import type { ContactBody, ContactStatus } from "@listwise/contracts/content";
import { and, asc, count, desc, eq, ilike, isNull, lt, or, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { containsPattern } from "../../infra/db/search-pattern";
import type { TimelineEvent, TimelineQuery } from "../accounts";
import { contactMessages } from "./contact.schema";

export type MessageRow = typeof contactMessages.$inferSelect;

export interface MessageFilter {
  status?: ContactStatus | undefined;
  search?: string | undefined;
}

export async function insertMessage(
  db: Executor,
  { name, email, subject, message }: Omit<ContactBody, "website">,
  userId: number | null,
): Promise<void> {
  await db.insert(contactMessages).values({ name, email, subject, message, userId });
}

function buildMessageFilter({ status, search }: MessageFilter) {
  const pattern = search ? containsPattern(search) : null;
  const { name, email, subject, message } = contactMessages;
  return and(
    status === undefined ? undefined : eq(contactMessages.status, status),
    pattern === null ? undefined : or(...[name, email, subject, message].map((part) => ilike(part, pattern))),
  );
}

export async function findMessages(
  db: Executor,
  filter: MessageFilter,
  { pageSize, offset }: { pageSize: number; offset: number },
): Promise<{ messages: MessageRow[]; total: number; unread: number }> {
  const where = buildMessageFilter(filter);
  const [messages, [all], [unread]] = await Promise.all([
    db
      .select()
      .from(contactMessages)
      .where(where)
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(pageSize)
      .offset(offset),
    db.select({ total: count() }).from(contactMessages).where(where),
    db.select({ total: count() }).from(contactMessages).where(eq(contactMessages.status, "new")),
  ]);
  return { messages, total: all?.total ?? 0, unread: unread?.total ?? 0 };
}

export async function findMessage(db: Executor, id: number): Promise<MessageRow | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

export async function setStatus(db: Executor, id: number, status: ContactStatus): Promise<MessageRow | null> {
  const [row] = await db
    .update(contactMessages)
    .set({ status })
    .where(eq(contactMessages.id, id))
    .returning();
  return row ?? null;
}

/** Stores the reply to a message. Returns `null` if it already has one. */
export async function setAnswer(db: Executor, id: number, answer: string): Promise<MessageRow | null> {
  const [row] = await db
    .update(contactMessages)
    .set({ status: "answered", answer, answeredAt: new Date() })
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.answer)))
    .returning();
  return row ?? null;
}

/** Finds the messages that a signed-in user has sent, for the export of personal data. */
export function findMessagesByUser(db: Executor, userId: number) {
  const { name, email, subject, message, answer, createdAt } = contactMessages;
  return db
    .select({ name, email, subject, message, answer, createdAt })
    .from(contactMessages)
    .where(eq(contactMessages.userId, userId))
    .orderBy(asc(contactMessages.id));
}

/** Returns the messages of a user on the timeline: those sent while signed in, and those from the same address. */
export async function findMessageEvents(
  db: Executor,
  { user, before, limit }: TimelineQuery,
): Promise<TimelineEvent[]> {
  const { id, userId, email, createdAt } = contactMessages;
  const rows = await db
    .select()
    .from(contactMessages)
    .where(and(or(eq(userId, user.id), eq(sql`lower(${email})`, user.email)), lt(createdAt, before)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({
    id: String(row.id),
    at: row.createdAt,
    kind: "support",
    event: "support.received",
    details: `${row.subject} (${row.userId === user.id ? "" : "not signed in, "}${row.status})`,
  }));
}
