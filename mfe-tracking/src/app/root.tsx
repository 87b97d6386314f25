import { queryClient } from "@listwise/shared-auth";
import { AppProviders, type RemoteProps } from "@listwise/shared-ui";
import { persistTracking } from "./persist-tracking";
import { AppRoutes } from "./routes";

persistTracking();

export function Root({ router, remote, pages }: RemoteProps) {
  return (
    <AppProviders router={router} owner={remote} client={queryClient}>
      <AppRoutes pages={pages} />
    </AppProviders>
  );
}
