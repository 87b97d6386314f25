import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { trackedAppsQuery } from "../../../shared/apps/apps.api";
import { getListStore } from "../../../shared/apps/use-current-store";
import type { MarkedListing } from "../../../shared/listing/listing-marks";
import { getApp } from "./keyword-cells";
import type { AppCards } from "./top-apps-cell";

/** Returns a function that returns the listing of the app whose rank a row shows; `null` if the app is unknown. */
export function useMarkedListing(apps: AppCards) {
  const { data: tracked } = useQuery(trackedAppsQuery());
  return useCallback(
    (keyword: KeywordTableRow): MarkedListing | null => {
      const app = getApp(keyword, apps);
      return app && { appId: app.id, country: keyword.country, platform: getListStore(tracked, app.id) };
    },
    [apps, tracked],
  );
}
