import { GlossarySchema, ListingTextsSchema, UnreviewedTextsSchema } from "@listwise/contracts/tools";
import { z } from "@listwise/contracts/zod";
import { openTabDraft, type TabDraft } from "@listwise/shared-auth";
import { hasUnsaved, pickContent, type Editor } from "./editor.store";

/** Writing all languages takes longer than a keystroke may, so it waits for a pause in typing, but not forever. */
const TYPING_PAUSE_MS = 500;
const MAX_UNWRITTEN_MS = 5_000;

const UnsavedSchema = z.object({
  version: z.number(),
  texts: ListingTextsSchema,
  unreviewed: z._default(UnreviewedTextsSchema, {}),
  glossary: z._default(GlossarySchema, { keep: [], forbid: [] }),
});

type UnsavedTexts = z.infer<typeof UnsavedSchema>;

/** Opens the unsaved content of an app. */
export const openUnsavedTexts = (appId: number) => openTabDraft(`localization:${appId}`, UnsavedSchema);

/** Keeps unsaved content in this tab. Returns a function that stops and writes the last state immediately. */
export function persistUnsavedTexts(editor: Editor, tabDraft: TabDraft<UnsavedTexts>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unwrittenSince: number | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = unwrittenSince = undefined;
    const state = editor.getState();
    if (hasUnsaved(state)) tabDraft.write({ version: state.version, ...pickContent(state) });
    else tabDraft.remove();
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
