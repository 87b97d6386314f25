import { queryClient } from "@listwise/shared-auth";
import { AppProviders, type RemoteProps } from "@listwise/shared-ui";
import { NewlyReleased } from "../features/banner/newly-released";

/** Renders the banner of new apps as a widget above every page of a signed-in user. */
export function NewlyReleasedRoot({ router }: RemoteProps) {
  return (
    <AppProviders router={router} client={queryClient}>
      <NewlyReleased />
    </AppProviders>
  );
}
