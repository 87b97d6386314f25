import { splitRank } from "@listwise/aso-core/visibility";
import type { Column, ValueColumn } from "./column";

interface RankColumn<Row> extends Omit<ValueColumn<Row>, "value" | "csv"> {
  value: (row: Row) => number | null;
}

/**
 * Returns the column of a rank, which in a file contains the number of a ranked app only, and a column that is in files
 * only: the rank as people read it, such as ">200". `getResults` returns the number of search results if it is known.
 */
export function splitRankColumn<Row>(
  column: RankColumn<Row>,
  shownHeader: string,
  getResults: (row: Row) => number | null = () => null,
): Column<Row>[] {
  const split = (row: Row) => splitRank(column.value(row), getResults(row));
  return [
    { ...column, csv: (row: Row) => split(row).number },
    {
      key: `${column.key}Text`,
      header: shownHeader,
      value: (row) => split(row).text,
      sort: false,
      cell: false,
    },
  ];
}
