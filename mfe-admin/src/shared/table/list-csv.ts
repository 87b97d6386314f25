import type { Schema } from "@listwise/contracts/api";
import { formatNumber, toast } from "@listwise/shared-ui";
import { saveCsv } from "@listwise/shared-ui/table";
import { useMutation } from "@tanstack/react-query";
import { buildQuery } from "./list-url-state";
import type { List } from "./use-list";

const PAGE_SIZE = 200;
/** Maximum rows of an export; larger exports are a task for database tools. Chosen by us. */
const MAX_ROWS = 20_000;

/** Exports all rows that match the filters, not only the current page. */
export function useListCsv<Row extends object, Q extends Schema>({ definition, state }: List<Row, Q>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const read = (page: number) =>
        definition.fetch(buildQuery(definition, state, { page, pageSize: PAGE_SIZE }));
      const { data, pagination } = await read(1);
      const rows = [...data];
      for (let page = 2; page <= pagination.pages && rows.length < MAX_ROWS; page += 1) {
        rows.push(...(await read(page)).data);
      }
      saveCsv(definition.name.replaceAll(" ", "-"), definition.columns, rows);
      if (pagination.total > rows.length) {
        toast.info(`The file contains the first ${formatNumber(rows.length)} ${definition.name}`, {
          description: `${formatNumber(pagination.total)} match. Use filters to export the others.`,
        });
      }
    },
    onError: (problem) =>
      toast.error(`Couldn't export the ${definition.name}`, { description: problem.message }),
  });
  return { exportRows: () => mutate(), exporting: isPending };
}
