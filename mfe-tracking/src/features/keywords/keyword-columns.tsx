import type { UserKeyword } from "@listwise/contracts/keywords";
import {
  ChangeBadge,
  Flag,
  formatDateTime,
  formatRank,
  formatRelative,
  Text,
  type Column,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { AppLink } from "../../shared/app-link";
import { isAwaitingFirstRank } from "../../shared/is-awaiting-first-rank";
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
  isChosen: (id: number) => boolean;
  onToggle: (id: number) => void;
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

/** Returns the columns of the keywords table; all except the actions are sortable. */
export function buildKeywordColumns(options: ColumnOptions): Column<UserKeyword>[] {
  const { hasApps, isChosen, onToggle, ...actions } = options;
  const { updating } = actions;
  return [
    {
      key: "keyword",
      header: "Keyword",
      sortable: true,
      width: "24%",
      render: (keyword) => (
        <KeywordName keyword={keyword} chosen={isChosen(keyword.id)} onToggle={onToggle} />
      ),
    },
    {
      key: "country",
      header: "Country",
      sortable: true,
      render: ({ country }) => <Flag country={country} />,
    },
    { key: "category", header: "Category", sortable: true, render: ({ category }) => category },
    { key: "app", header: "App", sortable: true, render: (keyword) => renderApp(keyword, hasApps) },
    {
      key: "rank",
      header: "Rank",
      sortable: true,
      nowrap: true,
      render: (keyword) => (
        <RankCell keyword={keyword} pending={hasApps && (updating || isAwaitingFirstRank(keyword))} />
      ),
    },
    {
      key: "previous",
      header: "Previous",
      sortable: true,
      align: "end",
      render: ({ best }) => (best?.previousRank ? formatRank(best.previousRank) : "—"),
    },
    {
      key: "change",
      header: "Change",
      sortable: true,
      align: "end",
      render: ({ best }) => <ChangeBadge change={best?.change ?? null} />,
    },
    { key: "checked", header: "Checked", sortable: true, render: renderCheckedAt },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      align: "end",
      render: (keyword) => <KeywordActions keyword={keyword} {...actions} />,
    },
  ];
}
