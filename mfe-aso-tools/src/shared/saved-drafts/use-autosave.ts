import { useEffect, useRef } from "react";
import { storeUnsavedDraft, type UnsavedDraft } from "./unsaved-draft";
import type { DraftKey } from "./drafts.api";

const AUTOSAVE_DELAY_MS = 400;

/** Keeps unsaved changes in this tab: when typing pauses, and immediately when the page is left. */
export function useAutosave({ tool, appId }: DraftKey, begun: boolean, kept: UnsavedDraft | null): void {
  const text = JSON.stringify(kept);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!begun) return undefined;
    const write = () => {
      storeUnsavedDraft({ tool, appId }, kept);
      waiting.current = null;
    };
    waiting.current = write;
    const timer = setTimeout(write, AUTOSAVE_DELAY_MS);
    return () => clearTimeout(timer);
    // The text identifies the draft: it is only written when the text changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [begun, text, tool, appId]);
  useEffect(() => {
    const latest = waiting;
    const leave = () => latest.current?.();
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      window.removeEventListener("pagehide", leave);
    };
  }, []);
}
