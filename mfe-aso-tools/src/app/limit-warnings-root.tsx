import { queryClient } from "@listwise/shared-auth";
import { AppProviders, type RemoteProps } from "@listwise/shared-ui";
import { LimitWarnings } from "../features/limit-warnings/limit-warnings";

/** Renders the limit warnings as a widget over every page of a signed-in user. */
export function LimitWarningsRoot({ router }: RemoteProps) {
  return (
    <AppProviders router={router} client={queryClient}>
      <LimitWarnings />
    </AppProviders>
  );
}
