import { downloadCsv, toast } from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";
import type { UserFilters } from "./user-filters";
import { fetchAllUsers } from "./users.api";
import { usersCsv } from "./users-csv";

/** Exports all users the filters let through, not only the page that is shown. */
export function useExportUsers(filters: UserFilters) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      downloadCsv("users", usersCsv(await fetchAllUsers(filters)));
    },
    onError: (problem) => toast.error("The users could not be exported", { description: problem.message }),
  });
  return { exportUsers: () => mutate(), exporting: isPending };
}
