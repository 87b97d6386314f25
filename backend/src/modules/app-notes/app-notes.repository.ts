import type { NoteInput } from "@listwise/contracts/app-notes";
import { and, desc, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { appNotes } from "./app-notes.schema";

export type NoteRow = typeof appNotes.$inferSelect;

/** Owner of notes and the app that they are about. */
export interface NoteScope {
  userId: number;
  appId: number;
}

/** Days and country of notes; `null` and `undefined` don't restrict them. */
interface NoteFilter {
  country?: string | undefined;
  from?: string | null;
  to?: string;
}

const inScope = ({ userId, appId }: NoteScope) => and(eq(appNotes.userId, userId), eq(appNotes.appId, appId));
const own = (userId: number, id: number) => and(eq(appNotes.userId, userId), eq(appNotes.id, id));

const matches = ({ country, from, to }: NoteFilter) =>
  and(
    country === undefined ? undefined : or(isNull(appNotes.country), eq(appNotes.country, country)),
    from ? gte(appNotes.day, from) : undefined,
    to === undefined ? undefined : lte(appNotes.day, to),
  );

/** Returns the notes about an app, newest day first. A country includes the notes of all countries. */
export function findNotes(db: Executor, scope: NoteScope, filter: NoteFilter): Promise<NoteRow[]> {
  return db
    .select()
    .from(appNotes)
    .where(and(inScope(scope), matches(filter)))
    .orderBy(desc(appNotes.day), desc(appNotes.id));
}

/** Returns all notes of a user for the export of the account. */
export function findOwnNotes(db: Executor, userId: number) {
  const { appId, day, country, text, createdAt, updatedAt } = appNotes;
  return db
    .select({ appId, day, country, text, createdAt, updatedAt })
    .from(appNotes)
    .where(eq(appNotes.userId, userId))
    .orderBy(appNotes.id);
}

export function countNotes(db: Executor, scope: NoteScope): Promise<number> {
  return db.$count(appNotes, inScope(scope));
}

export async function insertNote(tx: Transaction, scope: NoteScope, note: NoteInput): Promise<NoteRow> {
  return getOnlyRow(
    await tx
      .insert(appNotes)
      .values({ ...scope, ...note })
      .returning(),
  );
}

/** Changes a note. Returns `null` if the user has no such note. */
export async function updateNote(
  db: Executor,
  userId: number,
  id: number,
  note: NoteInput,
): Promise<NoteRow | null> {
  const [row] = await db
    .update(appNotes)
    .set({ ...note, updatedAt: sql`now()` })
    .where(own(userId, id))
    .returning();
  return row ?? null;
}

/** Deletes a note. Returns false if the user has no such note. */
export async function deleteNote(db: Executor, userId: number, id: number): Promise<boolean> {
  return ((await db.delete(appNotes).where(own(userId, id))).rowCount ?? 0) > 0;
}
