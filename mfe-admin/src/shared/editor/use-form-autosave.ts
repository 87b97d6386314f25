import { useAutosave } from "@listwise/shared-ui";
import { useRef } from "react";

const AUTOSAVE_DELAY_MS = 2_000;

interface FormAutosave {
  values: unknown;
  /** True if there are changes that may be saved automatically. */
  due: boolean;
}

/** Submits the form after a pause in typing. The returned ref must be attached to an element inside the form. */
export function useFormAutosave({ values, due }: FormAutosave) {
  const inside = useRef<HTMLDivElement>(null);
  useAutosave({
    text: JSON.stringify(values),
    due,
    delayMs: AUTOSAVE_DELAY_MS,
    save: () => inside.current?.closest("form")?.requestSubmit(),
  });
  return inside;
}
