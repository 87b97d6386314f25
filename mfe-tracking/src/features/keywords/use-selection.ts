import { useCallback, useState } from "react";

/** Which rows are chosen. `of` keeps to those that are there, so that what left the list is not acted on. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback((id: number) => {
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const choose = useCallback((ids: readonly number[]) => setChosen(new Set(ids)), []);
  function of<Row extends { id: number }>(rows: readonly Row[]): Row[] {
    return rows.filter(({ id }) => chosen.has(id));
  }
  return { isChosen: (id: number) => chosen.has(id), toggle, choose, of };
}
