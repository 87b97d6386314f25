import { appNotesEndpoints, type NoteInput } from "@listwise/contracts/app-notes";
import { bus, call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import type { ChangesParams } from "../trends/changes.api";

export const noteKeys = { all: ["app-notes"] as const };

/** Loads the user's notes about an app in a range, newest day first. */
export function notesQuery({ appId, country, dateRange }: ChangesParams) {
  return queryOptions({
    queryKey: [...noteKeys.all, appId, country, dateRange],
    queryFn: async ({ signal }) =>
      (
        await call(appNotesEndpoints.list, {
          params: { id: String(appId) },
          query: { country, dateRange },
          signal,
        })
      ).data,
    placeholderData: (previous, query) =>
      query?.queryKey[1] === appId && query.queryKey[2] === country ? previous : undefined,
  });
}

/** Saves a new note about an app, or changes the note with an id. Charts in all tabs then load it. */
export async function saveNote(appId: number, id: number | undefined, body: NoteInput): Promise<void> {
  await (id === undefined
    ? call(appNotesEndpoints.create, { params: { id: String(appId) }, body })
    : call(appNotesEndpoints.update, { params: { id }, body }));
  bus.emit("app:notes-changed", { appId });
}

export async function deleteNote({ id, appId }: { id: number; appId: number }): Promise<void> {
  await call(appNotesEndpoints.remove, { params: { id } });
  bus.emit("app:notes-changed", { appId });
}
