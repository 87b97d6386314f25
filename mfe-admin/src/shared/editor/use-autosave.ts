import { useEffect, useEffectEvent, useRef } from "react";

const AUTOSAVE_DELAY_MS = 2_000;

interface Autosave {
  /** Form values; each change restarts the delay. */
  values: unknown;
  /** True if there are changes that may be saved automatically. */
  due: boolean;
}

/** Submits the form after a pause in typing. The returned ref must be attached to an element inside the form. */
export function useAutosave({ values, due }: Autosave) {
  const inside = useRef<HTMLDivElement>(null);
  const text = JSON.stringify(values);
  const submit = useEffectEvent(() => inside.current?.closest("form")?.requestSubmit());
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => submit(), AUTOSAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [due, text]);
  return inside;
}
