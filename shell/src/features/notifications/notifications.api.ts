import { notificationsEndpoints } from "@listwise/contracts/notifications";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const inboxQuery = queryOptions({
  queryKey: ["notifications"],
  queryFn: ({ signal }) => call(notificationsEndpoints.inbox, { signal }),
  staleTime: 0,
});

export const markRead = () => call(notificationsEndpoints.markRead, {});
