import { queryClient } from "@listwise/shared-auth";
import { AppProviders, type RemoteProps } from "@listwise/shared-ui";
import { AppDetails } from "../features/app-details/app-details";
import { persistTracking } from "./persist-tracking";

persistTracking();

/** Renders the details modal as a widget: on any page of the site while `?app=` is in the address. */
export function AppDetailsRoot({ router }: RemoteProps) {
  return (
    <AppProviders router={router} client={queryClient}>
      <AppDetails />
    </AppProviders>
  );
}
