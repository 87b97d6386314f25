import { AppProviders, queryClient, type RemoteProps } from "@listwise/sdk";
import { AppRoutes } from "./routes";

export function Root({ router, remote, pages }: RemoteProps) {
  return (
    <AppProviders router={router} owner={remote} client={queryClient}>
      <AppRoutes pages={pages} />
    </AppProviders>
  );
}
