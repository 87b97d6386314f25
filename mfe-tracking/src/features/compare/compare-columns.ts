import { KEYWORD_COLUMNS } from "@listwise/contracts/exports";
import type { ComparedApp, ComparedKeyword } from "@listwise/contracts/keywords";
import { splitRankColumn, type Column, type Sort } from "@listwise/shared-ui/table";

export const DEFAULT_SORT: Sort = { key: "popularity", direction: "desc" };

/** Returns the key of an app's column. */
export const getAppKey = (appId: number) => `app-${appId}`;

/**
 * Returns the columns of the heat map and of its file, with a day also those of its ranks; the heat map draws its own cells.
 */
export function buildCompareColumns(
  apps: readonly ComparedApp[],
  country: string,
  day: string | null,
): Column<ComparedKeyword>[] {
  return [
    { key: "keyword", header: KEYWORD_COLUMNS.keyword.header, value: ({ keyword }) => keyword },
    {
      key: "country",
      header: KEYWORD_COLUMNS.country.header,
      value: () => country.toUpperCase(),
      sort: false,
      cell: false,
    },
    { key: "popularity", header: KEYWORD_COLUMNS.popularity.header, value: ({ popularity }) => popularity },
    ...apps.flatMap(({ id, name }, index) => [
      ...splitRankColumn<ComparedKeyword>(
        { key: getAppKey(id), header: name, value: ({ ranks }) => ranks[index] ?? null },
        `${name}, as shown`,
        ({ results }) => results,
      ),
      ...(day === null
        ? []
        : splitRankColumn<ComparedKeyword>(
            {
              key: `${getAppKey(id)}-before`,
              header: `${name} on ${day}`,
              value: ({ previousRanks }) => previousRanks?.[index] ?? null,
              cell: false,
            },
            `${name} on ${day}, as shown`,
          )),
    ]),
    {
      key: "checked",
      header: KEYWORD_COLUMNS.checkedAt.header,
      value: ({ checkedAt }) => checkedAt,
      cell: false,
    },
  ];
}
