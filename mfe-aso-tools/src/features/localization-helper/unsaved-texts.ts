import { ListingTextsSchema } from "@listwise/contracts/tools";
import { z } from "@listwise/contracts/zod";
import type { ListingTexts } from "@listwise/aso-core/localization";
import { getSession, tabStorage } from "@listwise/shared-auth";
import type { Editor } from "./editor.store";

const PREFIX = "localization-draft:";
const PERSIST_DELAY_MS = 500;
const UnsavedTextsSchema = z.object({ version: z.number(), texts: ListingTextsSchema });

const getUserPrefix = () => `${PREFIX}${getSession().user?.id ?? 0}:`;

/** Returns the unsaved texts from before the page was left. Removes drafts of other users of this tab. */
export function readUnsavedTexts(appId: number): { version: number; texts: ListingTexts } | null {
  const own = getUserPrefix();
  for (const key of tabStorage.keys()) {
    if (key.startsWith(PREFIX) && !key.startsWith(own)) tabStorage.remove(key);
  }
  const kept = z.safeParse(UnsavedTextsSchema, tabStorage.getJson(own + appId));
  return kept.success ? kept.data : null;
}

/** Keeps unsaved texts in this tab. Returns a function that stops and writes the last state immediately. */
export function persistUnsavedTexts(editor: Editor, appId: number): () => void {
  const key = getUserPrefix() + appId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { version, texts, saved } = editor.getState();
    if (texts === saved) tabStorage.remove(key);
    else tabStorage.setJson(key, { version, texts });
  };
  const stop = editor.subscribe((state, before) => {
    if (state.texts === before.texts && state.saved === before.saved) return;
    timer ??= setTimeout(write, PERSIST_DELAY_MS);
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
