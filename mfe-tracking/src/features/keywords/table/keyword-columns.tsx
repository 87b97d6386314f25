import type { UserKeyword } from "@listwise/contracts/keywords";
import { ChangeBadge, Flag, formatDateTime, formatRank, formatRelative, Text } from "@listwise/shared-ui";
import type { Column } from "@listwise/shared-ui/table";
import styled from "styled-components";
import { AppLink } from "../../../shared/apps/app-link";
import { isAwaitingFirstRank } from "../../../shared/keywords/is-awaiting-first-rank";
import { formatRankCsv } from "../../../shared/rankings/rank-csv";
import { KeywordActions, type KeywordActionsProps } from "./keyword-actions";
import { KeywordName } from "./keyword-name";
import { getBestRankedApp } from "./keyword-view";
import { RankCell } from "./rank-cell";

/** Limits app names to two lines: some are as long as a sentence. */
const TwoLines = styled.span`
  display: -webkit-box;
  min-width: 6.5rem;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

interface ColumnOptions extends Omit<KeywordActionsProps, "keyword"> {
  hasApps: boolean;
}

function renderCheckedAt({ best }: UserKeyword) {
  if (!best?.checkedAt) return "—";
  return (
    <time dateTime={best.checkedAt} title={formatDateTime(best.checkedAt)}>
      {formatRelative(best.checkedAt)}
    </time>
  );
}

function renderApp(keyword: UserKeyword, hasApps: boolean) {
  const placed = getBestRankedApp(keyword);
  if (!placed && (hasApps || keyword.best)) return "—";
  if (!placed)
    return (
      <Text as="span" $size="sm" $tone="muted">
        No tracked app
      </Text>
    );
  return (
    <AppLink appId={placed.appId} tab="keyword-rankings" country={keyword.country}>
      <TwoLines title={placed.appName}>{placed.appName}</TwoLines>
    </AppLink>
  );
}

/**
 * Returns the columns of the keywords table. Each says how it is shown, sorted and exported; `favorite` and `notes` are
 * only exported, and `added` only sorts.
 */
export function buildKeywordColumns(options: ColumnOptions): Column<UserKeyword>[] {
  const { hasApps, ...actions } = options;
  const { updating } = actions;
  return [
    {
      key: "keyword",
      header: "Keyword",
      width: "24%",
      value: ({ keywordText }) => keywordText,
      cell: (keyword) => <KeywordName keyword={keyword} />,
    },
    {
      key: "country",
      header: "Country",
      value: ({ country }) => country.toUpperCase(),
      cell: ({ country }) => <Flag country={country} />,
    },
    { key: "category", header: "Category", value: ({ category }) => category },
    {
      key: "app",
      header: "App",
      value: (keyword) => getBestRankedApp(keyword)?.appName ?? null,
      cell: (keyword) => renderApp(keyword, hasApps),
    },
    {
      key: "rank",
      header: "Rank",
      nowrap: true,
      value: ({ best }) => best?.currentRank ?? null,
      cell: (keyword) => (
        <RankCell keyword={keyword} pending={hasApps && (updating || isAwaitingFirstRank(keyword))} />
      ),
      csv: ({ best }) => formatRankCsv(best?.currentRank),
    },
    {
      key: "previous",
      header: "Previous",
      align: "end",
      value: ({ best }) => best?.previousRank ?? null,
      cell: ({ best }) => (best?.previousRank ? formatRank(best.previousRank) : "—"),
      csv: ({ best }) => formatRankCsv(best?.previousRank),
    },
    {
      key: "change",
      header: "Change",
      align: "end",
      value: ({ best }) => best?.change ?? null,
      cell: ({ best }) => <ChangeBadge change={best?.change ?? null} />,
    },
    {
      key: "checked",
      header: "Checked",
      value: ({ best }) => best?.checkedAt ?? null,
      cell: renderCheckedAt,
    },
    {
      key: "favorite",
      header: "Favorite",
      value: ({ isFavorite }) => (isFavorite ? "yes" : "no"),
      cell: false,
    },
    { key: "notes", header: "Notes", value: ({ notes }) => notes, cell: false },
    { key: "added", header: "Added", value: ({ createdAt }) => createdAt, cell: false, csv: false },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      hideable: false,
      align: "end",
      sort: false,
      csv: false,
      cell: (keyword) => <KeywordActions keyword={keyword} {...actions} />,
    },
  ];
}
