import { queryClient } from "@listwise/shared-auth";
import { AppProviders, type RemoteProps } from "@listwise/shared-ui";
import { NewlyReleased } from "../features/banner/newly-released";

/** The banner of new apps as a widget: above every page of who is signed in. */
export function NewlyReleasedRoot({ router }: RemoteProps) {
  return (
    <AppProviders router={router} client={queryClient}>
      <NewlyReleased />
    </AppProviders>
  );
}
