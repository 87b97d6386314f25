import type { Platform } from "@listwise/aso-core/stores";
import { KEYWORD_COLUMNS } from "@listwise/contracts/exports";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { Flag } from "@listwise/shared-ui";
import type { Column } from "@listwise/shared-ui/table";
import {
  describePlaces,
  explainMarks,
  ListingMarks,
  rankPlaces,
  type MarkedListing,
} from "../../../shared/listing/listing-marks";
import { CategoryCell } from "./category-cell";
import { buildFigureColumn } from "./figure-column";
import { getApp, renderApp, renderCheckedAt, renderFigure } from "./keyword-cells";
import { KeywordActions, type KeywordActionsProps } from "./keyword-actions";
import { KeywordName } from "./keyword-name";
import { buildRankColumns } from "./rank-columns";
import { getTopNames, TopAppsCell, type AppCards } from "./top-apps-cell";
import { computeTrendChange, TrendCell } from "./trend-cell";

/** Columns that a narrow table hides until the user chooses columns, the least important one first. */
export const HIDDEN_FIRST = [
  "results",
  "checked",
  "category",
  "app",
  "best",
  "country",
  "top",
  "listing",
  "trend",
];

interface ColumnOptions extends Omit<KeywordActionsProps, "keyword"> {
  apps: AppCards;
  /** Stores of the apps on the lists. */
  stores: readonly Platform[];
  /** Returns the store of a keyword, if it isn't that of the current app. */
  getStore: (keyword: KeywordTableRow) => Platform | undefined;
  /** False where all ranks are those of one app. */
  showsApp: boolean;
  isCompact: boolean;
  /** False if the plan lacks difficulty. */
  advanced: boolean;
  /** Returns the listing of the app whose rank is shown; `null` if the app is unknown. */
  getListing: (keyword: KeywordTableRow) => MarkedListing | null;
  /** UTC day since which changes are shown; `null` for the check before. */
  since: string | null;
}

/**
 * Returns the columns of the keywords table. Each says how it is shown, sorted and exported; those without a cell are only
 * exported, and `added` only sorts.
 */
export function buildKeywordColumns(options: ColumnOptions): Column<KeywordTableRow>[] {
  const { apps, stores, getStore, showsApp, isCompact, advanced, since, getListing, ...actions } = options;
  const { updating } = actions;
  return [
    {
      key: "keyword",
      header: KEYWORD_COLUMNS.keyword.header,
      pin: "start",
      value: ({ keywordText }) => keywordText,
      cell: (keyword) => <KeywordName keyword={keyword} store={getStore(keyword)} isCompact={isCompact} />,
    },
    {
      key: "country",
      header: KEYWORD_COLUMNS.country.header,
      width: "4.75rem",
      card: "plain",
      value: ({ country }) => country.toUpperCase(),
      cell: ({ country }) => <Flag country={country} />,
    },
    {
      key: "app",
      header: "App",
      help: "The app whose rank is shown: that of the list, or for an unassigned keyword your best-ranked app.",
      width: "8rem",
      card: "hidden",
      value: (keyword) => getApp(keyword, apps)?.name ?? null,
      cell: showsApp && ((keyword) => renderApp(keyword, apps)),
    },
    { ...buildFigureColumn("popularity"), cardLabel: "Pop.", sortDescFirst: true },
    { ...buildFigureColumn("difficulty", advanced), cardLabel: "Diff." },
    { ...buildFigureColumn("chance"), width: "5rem", sortDescFirst: true },
    {
      key: "opportunity",
      header: KEYWORD_COLUMNS.opportunity.header,
      value: ({ opportunity }) => opportunity,
      cell: false,
    },
    ...buildRankColumns(updating, since),
    {
      key: "trend",
      header: "30 days",
      sortDescFirst: true,
      help: "The ranks of the last 30 days, the best at the top. Sorted by the ranks gained in this time.",
      align: "end",
      width: "6rem",
      card: "hidden",
      value: computeTrendChange,
      cell: (keyword) => <TrendCell keyword={keyword} />,
      csv: false,
    },
    {
      key: "results",
      header: KEYWORD_COLUMNS.results.header,
      sortDescFirst: true,
      help: "The number of apps in the search results, at most 200.",
      align: "end",
      width: "5rem",
      card: "hidden",
      value: ({ results }) => results,
      cell: ({ results }) => renderFigure(results),
    },
    {
      key: "top",
      header: "Top apps",
      help: "The first five apps in the search results, best first.",
      width: "7.5rem",
      card: "hidden",
      sort: false,
      value: (keyword) => getTopNames(keyword, apps).join(", ") || null,
      cell: (keyword) => <TopAppsCell keyword={keyword} apps={apps} />,
    },
    {
      key: "listing",
      header: "In listing",
      help: explainMarks(stores),
      width: "7.75rem",
      card: "hidden",
      value: (keyword) => describePlaces(keyword.inListing, getListing(keyword)?.platform),
      sort: (left, right) => rankPlaces(left.inListing) - rankPlaces(right.inListing),
      cell: (keyword) => <ListingMarks places={keyword.inListing} listing={getListing(keyword)} />,
    },
    {
      key: "category",
      header: KEYWORD_COLUMNS.category.header,
      width: "8rem",
      card: "hidden",
      value: ({ category }) => category,
      cell: (keyword) => <CategoryCell keyword={keyword} isCompact={isCompact} />,
    },
    {
      key: "tags",
      header: KEYWORD_COLUMNS.tags.header,
      value: ({ tags }) => tags?.join("; ") || null,
      cell: false,
    },
    {
      key: "checked",
      header: KEYWORD_COLUMNS.checkedAt.header,
      sortDescFirst: true,
      help: "When the store's search results were read last.",
      width: "6.5rem",
      card: "hidden",
      nowrap: true,
      value: ({ best }) => best?.checkedAt ?? null,
      cell: renderCheckedAt,
    },
    {
      key: "favorite",
      header: KEYWORD_COLUMNS.favorite.header,
      value: ({ isFavorite }) => (isFavorite ? "yes" : "no"),
      cell: false,
    },
    {
      key: "irrelevant",
      header: KEYWORD_COLUMNS.irrelevant.header,
      value: ({ isIrrelevant }) => (isIrrelevant ? "yes" : "no"),
      cell: false,
    },
    { key: "notes", header: KEYWORD_COLUMNS.notes.header, value: ({ notes }) => notes, cell: false },
    {
      key: "added",
      header: "Added",
      value: ({ createdAt }) => createdAt,
      // Comparing thousands of times as texts of a language would take long.
      sort: (left, right) =>
        Number(left.createdAt > right.createdAt) - Number(left.createdAt < right.createdAt),
      cell: false,
      csv: false,
    },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      hideable: false,
      pin: "end",
      align: "end",
      width: "9.25rem",
      sort: false,
      csv: false,
      cell: (keyword) => <KeywordActions keyword={keyword} {...actions} />,
    },
  ];
}
