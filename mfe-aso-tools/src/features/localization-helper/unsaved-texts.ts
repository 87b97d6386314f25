import { GlossarySchema, ListingTextsSchema, UnreviewedTextsSchema } from "@listwise/contracts/tools";
import { z } from "@listwise/contracts/zod";
import { getSession, tabStorage } from "@listwise/shared-auth";
import { hasUnsaved, pickContent, type Editor } from "./editor.store";

const PREFIX = "localization-draft:";
/** Writing all languages takes longer than a keystroke may, so it waits for a pause in typing, but not forever. */
const TYPING_PAUSE_MS = 500;
const MAX_UNWRITTEN_MS = 5_000;
const UnsavedSchema = z.object({
  version: z.number(),
  texts: ListingTextsSchema,
  unreviewed: z._default(UnreviewedTextsSchema, {}),
  glossary: z._default(GlossarySchema, { keep: [], forbid: [] }),
});

const getUserPrefix = () => `${PREFIX}${getSession().user?.id ?? 0}:`;

/** Returns the unsaved content from before the page was left, or `null`. Removes drafts of other users of this tab. */
export function readUnsavedTexts(appId: number): z.infer<typeof UnsavedSchema> | null {
  const own = getUserPrefix();
  for (const key of tabStorage.keys()) {
    if (key.startsWith(PREFIX) && !key.startsWith(own)) tabStorage.remove(key);
  }
  const kept = z.safeParse(UnsavedSchema, tabStorage.getJson(own + appId));
  return kept.success ? kept.data : null;
}

/** Keeps unsaved content in this tab. Returns a function that stops and writes the last state immediately. */
export function persistUnsavedTexts(editor: Editor, appId: number): () => void {
  const key = getUserPrefix() + appId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unwrittenSince: number | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = unwrittenSince = undefined;
    const state = editor.getState();
    if (hasUnsaved(state)) tabStorage.setJson(key, { version: state.version, ...pickContent(state) });
    else tabStorage.remove(key);
  };
  const stop = editor.subscribe((state, before) => {
    const isSame =
      state.texts === before.texts &&
      state.unreviewed === before.unreviewed &&
      state.glossary === before.glossary &&
      state.saved === before.saved;
    if (isSame) return;
    const now = Date.now();
    unwrittenSince ??= now;
    clearTimeout(timer);
    timer = setTimeout(write, Math.min(TYPING_PAUSE_MS, unwrittenSince + MAX_UNWRITTEN_MS - now));
  });
  const leave = () => {
    if (timer !== undefined) write();
  };
  window.addEventListener("pagehide", leave);
  return () => {
    leave();
    stop();
    window.removeEventListener("pagehide", leave);
  };
}
