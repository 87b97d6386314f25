import { useEffect, useRef } from "react";
import { keep, type KeptWork } from "./kept-work";
import type { WorkShelf } from "./works.api";

const KEEP_MS = 400;

/** Keeps in this tab what is not saved: when typing pauses, and at once when the page is left. */
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
    // The text stands for what is kept: only another one is written.
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
