import { toast } from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";
import { saveFile } from "../../shared/save-file";
import type { UserFilters } from "./user-filters";
import { fetchAllUsers } from "./users.api";
import { usersCsv } from "./users-csv";

/** Exports all users the filters let through, not only the page that is shown. */
export function useExportUsers(filters: UserFilters) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`users-${day}.csv`, "text/csv;charset=utf-8", usersCsv(await fetchAllUsers(filters)));
    },
    onError: (problem) => toast.error("The users could not be exported", { description: problem.message }),
  });
  return { exportUsers: () => mutate(), exporting: isPending };
}
