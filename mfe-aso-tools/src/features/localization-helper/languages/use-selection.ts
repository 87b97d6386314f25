import { useMemo, useState } from "react";
import type { Language } from "./use-languages";

/** Returns the languages that actions on several languages work on. Languages that are added later are selected, too. */
export function useSelection(languages: readonly Language[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(
    () => languages.map(({ code }) => code).filter((code) => !left.has(code)),
    [languages, left],
  );
  return {
    selected,
    setSelected: (codes: readonly string[]) =>
      setLeft(new Set(languages.map(({ code }) => code).filter((code) => !codes.includes(code)))),
  };
}
