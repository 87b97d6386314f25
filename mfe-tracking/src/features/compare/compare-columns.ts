import type { ComparedApp, ComparedKeyword } from "@listwise/contracts/keywords";
import type { Column, Sort } from "@listwise/shared-ui/table";
import { formatRankCsv } from "../../shared/rankings/rank-csv";

export const DEFAULT_SORT: Sort = { key: "popularity", direction: "desc" };

/** Returns the key of an app's column. */
export const getAppKey = (appId: number) => `app-${appId}`;

/** Returns the columns of the heat map and of its file; the heat map draws its own cells. */
export function buildCompareColumns(apps: readonly ComparedApp[]): Column<ComparedKeyword>[] {
  return [
    { key: "keyword", header: "Keyword", value: ({ keyword }) => keyword },
    { key: "popularity", header: "Popularity", value: ({ popularity }) => popularity },
    ...apps.map(({ id, name }, index): Column<ComparedKeyword> => ({
      key: getAppKey(id),
      header: name,
      value: ({ ranks }) => ranks[index] ?? null,
      csv: ({ ranks }) => formatRankCsv(ranks[index]),
    })),
    { key: "checked", header: "Checked", value: ({ checkedAt }) => checkedAt, cell: false },
  ];
}
