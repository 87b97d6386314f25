import { MAX_APP_NOTES, type Note, type NoteInput } from "@listwise/contracts/app-notes";
import type { DateRange } from "@listwise/contracts/exports";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import { lockOwner } from "../accounts";
import { computeFirstDay } from "../analytics";
import { resolveTrackedApp } from "../apps";
import { assertStorefront } from "../store";
import {
  countNotes,
  deleteNote,
  findNotes,
  insertNote,
  updateNote,
  type NoteRow,
  type NoteScope,
} from "./app-notes.repository";

const createNotFound = () => failNotFound("note");

const present = ({ id, appId, day, country, text, createdAt, updatedAt }: NoteRow): Note => ({
  ...{ id, appId, day, country, text },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const assertCountry = ({ country }: { country?: string | null | undefined }) => {
  if (typeof country === "string") assertStorefront(country);
};

/**
 * Resolves the app of notes.
 * @throws NOT_FOUND if the user does not track it
 */
async function resolveScope(ctx: AppContext, userId: number, id: string): Promise<NoteScope> {
  return { userId, appId: (await resolveTrackedApp(ctx, userId, id)).id };
}

/** Lists notes in a range of days that the plan doesn't limit. @throws NOT_FOUND, UNKNOWN_COUNTRY */
export async function listNotes(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, dateRange }: { country?: string | undefined; dateRange: DateRange },
): Promise<Note[]> {
  assertCountry({ country });
  const scope = await resolveScope(ctx, userId, id);
  const from = computeFirstDay(dateRange, Number.POSITIVE_INFINITY);
  return (await findNotes(ctx.db, scope, { country, from })).map(present);
}

/** Loads the notes about an app in a country and a period for a report, oldest first. */
export async function loadReportNotes(
  ctx: AppContext,
  userId: number,
  { appId, ...filter }: { appId: number; country: string; from: string; to: string },
): Promise<{ day: string; text: string }[]> {
  const notes = await findNotes(ctx.db, { userId, appId }, filter);
  return notes.toReversed().map(({ day, text }) => ({ day, text }));
}

/**
 * Checks the app and the country of a note, and returns the write. It locks the user, so that parallel calls can't exceed
 * the limit.
 * @throws NOT_FOUND, UNKNOWN_COUNTRY, CONFLICT if the app has the maximum number of notes
 */
export async function createNote(
  ctx: AppContext,
  userId: number,
  id: string,
  note: NoteInput,
): Promise<(tx: Transaction) => Promise<Note>> {
  assertCountry(note);
  const scope = await resolveScope(ctx, userId, id);
  return async (tx) => {
    await lockOwner(tx, userId);
    if ((await countNotes(tx, scope)) >= MAX_APP_NOTES) {
      throw fail("CONFLICT", `This app already has ${MAX_APP_NOTES} notes. Delete one you no longer need.`);
    }
    return present(await insertNote(tx, scope, note));
  };
}

/** @throws NOT_FOUND if the user has no such note, UNKNOWN_COUNTRY */
export async function changeNote(
  ctx: AppContext,
  userId: number,
  id: number,
  note: NoteInput,
): Promise<Note> {
  assertCountry(note);
  const changed = await updateNote(ctx.db, userId, id, note);
  if (!changed) throw createNotFound();
  return present(changed);
}

/** @throws NOT_FOUND if the user has no such note */
export async function removeNote(ctx: AppContext, userId: number, id: number): Promise<void> {
  if (!(await deleteNote(ctx.db, userId, id))) throw createNotFound();
}
