import { useEffect, useEffectEvent, useRef } from "react";

interface AutosaveOptions {
  /** The input as text; each change restarts the delay. */
  text: string;
  /** True if there is input that may be saved now. */
  due: boolean;
  delayMs: number;
  save: () => void;
  /** Saves what is still due when the component unmounts or the page is left; `save` must be synchronous then. */
  savesOnLeave?: boolean;
}

/** Calls `save` once the input hasn't changed for `delayMs` milliseconds. */
export function useAutosave({ text, due, delayMs, save, savesOnLeave = false }: AutosaveOptions): void {
  const waiting = useRef(false);
  const saveNow = useEffectEvent(() => {
    waiting.current = false;
    save();
  });
  useEffect(() => {
    waiting.current = due;
    if (!due) return undefined;
    const timer = setTimeout(() => saveNow(), delayMs);
    return () => clearTimeout(timer);
  }, [due, text, delayMs]);

  useEffect(() => {
    if (!savesOnLeave) return undefined;
    const leave = () => waiting.current && saveNow();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [savesOnLeave]);
}
