import type { App, AppSummary } from "@listwise/contracts/apps";
import { describeError } from "@listwise/shared-auth";
import { getCountryName, toast } from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";
import { liveListing } from "./optimizer.api";

/** Loads the live listing of the country's store. */
export function useLiveTexts(app: AppSummary, country: string, onLive: (live: App) => void) {
  const fetching = useMutation({
    mutationFn: () => liveListing(app, country),
    onSuccess: (live) => {
      if (!live) {
        toast.error("Failed to load app data", {
          description: `${app.name} isn't listed in ${getCountryName(country)}.`,
        });
        return;
      }
      onLive(live);
      toast.success("App data loaded successfully");
    },
    onError: (problem) =>
      toast.error("Failed to load app data", { description: describeError(problem).message }),
  });
  return { fetchLive: () => fetching.mutate(), fetching: fetching.isPending };
}
