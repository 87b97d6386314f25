import { accountEndpoints, type AccountSettings } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useOnce } from "../../shared/use-once";

export const settingsQuery = queryOptions({
  queryKey: ["account", "settings"],
  queryFn: async ({ signal }) => (await call(accountEndpoints.settings, { signal })).data,
});

export const sessionsQuery = queryOptions({
  queryKey: ["account", "sessions"],
  queryFn: async ({ signal }) => (await call(accountEndpoints.sessions, { signal })).data,
});

export const methodsQuery = queryOptions({
  queryKey: ["account", "sign-in-methods"],
  queryFn: async ({ signal }) => (await call(accountEndpoints.signInMethods, { signal })).data,
});

/** Says why something did not work, where there is no form to say it in. */
export function tellFailure(title: string) {
  return (problem: Error) => void toast.error(title, { description: problem.message });
}

/** Saves a part of the settings; the rest stays as the server has it. */
export function useSaveSettings(saved: string, onSaved?: () => void) {
  const client = useQueryClient();
  return useOnce<AccountSettings, Partial<AccountSettings>>({
    run: async (change) => {
      const present = await client.fetchQuery({ ...settingsQuery, staleTime: 0 });
      return (await call(accountEndpoints.saveSettings, { body: { ...present, ...change } })).data;
    },
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery.queryKey, settings);
      toast.success(saved);
      onSaved?.();
    },
    onError: tellFailure("Your settings could not be saved"),
  });
}
