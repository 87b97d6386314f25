import { queryClient } from "@listwise/shared-auth";
import { AppProviders, type RemoteProps } from "@listwise/shared-ui";
import { LimitWarnings } from "../features/limit-warnings/limit-warnings";

/** The limit warnings as a widget: over every page of who is signed in. */
export function LimitWarningsRoot({ router }: RemoteProps) {
  return (
    <AppProviders router={router} client={queryClient}>
      <LimitWarnings />
    </AppProviders>
  );
}
