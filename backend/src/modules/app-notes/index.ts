import { appNotesEndpoints } from "@listwise/contracts/app-notes";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { registerPersonalData } from "../accounts";
import { findOwnNotes } from "./app-notes.repository";
import { changeNote, createNote, listNotes, removeNote } from "./app-notes.service";

export { loadReportNotes } from "./app-notes.service";

const success = true as const;

/** Registers the notes that charts mark. */
export function registerAppNotes(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("app-notes", findOwnNotes);
  registerEndpoint(app, appNotesEndpoints.list, async ({ params, query, user }) => ({
    success,
    data: await listNotes(ctx, user.id, params.id, query),
  }));
  registerEndpoint(app, appNotesEndpoints.create, async ({ params, body, user, transact }) => {
    const write = await createNote(ctx, user.id, params.id, body);
    return transact(async (tx) => ({ success, data: await write(tx) }));
  });
  registerEndpoint(app, appNotesEndpoints.update, async ({ params, body, user }) => ({
    success,
    data: await changeNote(ctx, user.id, params.id, body),
  }));
  registerEndpoint(app, appNotesEndpoints.remove, async ({ params, user }) => {
    await removeNote(ctx, user.id, params.id);
    return { success };
  });
}
