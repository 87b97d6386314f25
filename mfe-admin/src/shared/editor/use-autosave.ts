import { useEffect, useEffectEvent, useRef } from "react";

const PAUSE_MS = 2_000;

interface Autosave {
  /** What is in the form; each change begins the pause anew. */
  values: unknown;
  /** There is something to save, and it may be saved without being asked. */
  due: boolean;
}

/** Saves a pause after the last change. The answer goes on an element inside the form. */
export function useAutosave({ values, due }: Autosave) {
  const inside = useRef<HTMLDivElement>(null);
  const text = JSON.stringify(values);
  const submit = useEffectEvent(() => inside.current?.closest("form")?.requestSubmit());
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => submit(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due, text]);
  return inside;
}
