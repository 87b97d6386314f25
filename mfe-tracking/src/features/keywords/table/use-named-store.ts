import type { Platform } from "@listwise/aso-core/stores";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { useCallback } from "react";
import { useStoresByApp } from "../../../shared/apps/use-current-store";

/** Returns a function that returns the store to name for a keyword; none unless `namesStores`, or without an app. */
export function useNamedStore(namesStores: boolean): (keyword: KeywordTableRow) => Platform | undefined {
  const stores = useStoresByApp();
  return useCallback(
    ({ appId }: KeywordTableRow) => (namesStores && appId ? stores.get(appId) : undefined),
    [namesStores, stores],
  );
}
