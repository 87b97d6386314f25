import { queryClient } from "@listwise/shared-auth";
import { AppProviders, type RemoteProps } from "@listwise/shared-ui";
import { keepTracking } from "./keep-tracking";
import { AppRoutes } from "./routes";

keepTracking();

export function Root({ router, remote, pages }: RemoteProps) {
  return (
    <AppProviders router={router} owner={remote} client={queryClient}>
      <AppRoutes pages={pages} />
    </AppProviders>
  );
}
