import { useEffect, useRef } from "react";
import { keep, type KeptWork } from "./kept-work";
import type { WorkShelf } from "./works.api";

const KEEP_MS = 400;

/** Keeps unsaved changes in this tab: when typing pauses, and immediately when the page is left. */
export function useKeep({ tool, appId }: WorkShelf, begun: boolean, kept: KeptWork | null): void {
  const text = JSON.stringify(kept);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!begun) return undefined;
    const write = () => {
      keep({ tool, appId }, kept);
      waiting.current = null;
    };
    waiting.current = write;
    const timer = setTimeout(write, KEEP_MS);
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
