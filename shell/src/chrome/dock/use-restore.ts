import { appsEndpoints } from "@listwise/contracts/apps";
import { setDetails } from "@listwise/contracts/events";
import { ApiError, call } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { undock, type DockedApp } from "./dock.store";

const RESTORE_MS = 250;

async function fetchExists(appId: number, country: string | undefined): Promise<boolean> {
  try {
    const query = country === undefined ? {} : { country };
    await call(appsEndpoints.get, { params: { id: String(appId) }, query });
    return true;
  } catch (problem) {
    // The details themselves show every error but "not found".
    return !(problem instanceof ApiError && problem.status === 404);
  }
}

/** Reopens the details of a docked app. */
export function useRestore({ appId, country, tab }: DockedApp): { restoring: boolean; restore: () => void } {
  const [restoring, setRestoring] = useState(false);
  const [, setSearch] = useSearchParams();
  const run = async () => {
    setRestoring(true);
    const pause = new Promise((resolve) => setTimeout(resolve, RESTORE_MS));
    const [found] = await Promise.all([fetchExists(appId, country), pause]);
    undock(appId);
    if (!found) {
      toast.error("Uygulama bulunamadı.", { lang: "tr" });
      return;
    }
    setSearch((search) => setDetails(search, { app: appId, country: country ?? null, tab: tab ?? null }));
  };
  return { restoring, restore: () => void run() };
}
