import { accountEndpoints, type AccountSettings } from "@listwise/contracts/account";
import { call } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { settingsQuery } from "../../chrome/config/settings-query";
import { useSingleFlight } from "../../shared/use-single-flight";

export const sessionsQuery = queryOptions({
  queryKey: ["account", "sessions"],
  queryFn: async ({ signal }) => (await call(accountEndpoints.sessions, { signal })).data,
});

export const methodsQuery = queryOptions({
  queryKey: ["account", "sign-in-methods"],
  queryFn: async ({ signal }) => (await call(accountEndpoints.signInMethods, { signal })).data,
});

/** Returns an error handler that shows a toast, for actions without a form. */
export function createFailureToast(title: string) {
  return (problem: Error) => void toast.error(title, { description: problem.message });
}

/** Saves a part of the settings and keeps the rest as stored on the server. */
export function useSaveSettings(saved: string, onSaved?: () => void) {
  const client = useQueryClient();
  return useSingleFlight<AccountSettings, Partial<AccountSettings>>({
    run: async (change) => {
      const present = await client.query({ ...settingsQuery, staleTime: 0 });
      return (await call(accountEndpoints.saveSettings, { body: { ...present, ...change } })).data;
    },
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery.queryKey, settings);
      toast.success(saved);
      onSaved?.();
    },
    onError: createFailureToast("Couldn't save your settings"),
  });
}
