import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { useCallback } from "react";
import { useListedStores, useStoresByApp } from "../../../shared/apps/use-current-store";

/**
 * Returns the stores of the lists, and a function that returns the store to name for a keyword: only where lists of both
 * stores are shown, and none for a keyword without an app.
 */
export function useTableStores(isGrouped: boolean) {
  const stores = useListedStores();
  const byApp = useStoresByApp();
  const namesStores = isGrouped && stores.length > 1;
  const getStore = useCallback(
    ({ appId }: KeywordTableRow) => (namesStores && appId ? byApp.get(appId) : undefined),
    [namesStores, byApp],
  );
  return { stores, getStore };
}
