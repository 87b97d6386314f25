import type { Schema } from "@listwise/contracts/api";
import { toCsv } from "@listwise/aso-core/csv";
import { downloadCsv, formatNumber, toast } from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";
import type { ListColumn } from "./list";
import { buildQuery } from "./list-url-state";
import type { List } from "./use-list";

const PAGE_SIZE = 200;
/** Maximum rows of an export; larger exports are a task for database tools. Chosen by us. */
const MAX_ROWS = 20_000;

export function buildCsv<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const told = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  return toCsv(
    told.map(({ header }) => header),
    rows.map((row) => told.map(({ csv }) => csv(row))),
  );
}

/** Exports all rows that match the filters, not only the current page. */
export function useListCsv<Row, Q extends Schema>({ definition, state }: List<Row, Q>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const read = (page: number) =>
        definition.fetch(buildQuery(definition.query, state, { page, pageSize: PAGE_SIZE }));
      const { data, pagination } = await read(1);
      const rows = [...data];
      for (let page = 2; page <= pagination.pages && rows.length < MAX_ROWS; page += 1) {
        rows.push(...(await read(page)).data);
      }
      downloadCsv(definition.name.replaceAll(" ", "-"), buildCsv(definition.columns, rows));
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
