import { useCallback, useState } from "react";

/** Holds the selected rows. `filterSelected` returns those that are still in a list, so that actions skip removed rows. */
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
  function filterSelected<Row extends { id: number }>(rows: readonly Row[]): Row[] {
    return rows.filter(({ id }) => chosen.has(id));
  }
  return { isChosen: (id: number) => chosen.has(id), toggle, choose, filterSelected };
}
