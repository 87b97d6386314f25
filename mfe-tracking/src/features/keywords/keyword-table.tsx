import type { UserKeyword } from "@listwise/contracts/keywords";
import { Button, Card, DataTable, EmptyState, KeyRoundIcon, Pagination } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { TableScroll } from "../../shared/table-scroll";
import { useRestoreRowFocus } from "../../shared/use-restore-row-focus";
import { useRemoveKeywords } from "../../shared/use-remove-keywords";
import { BulkBar } from "./bulk-bar";
import { EditKeyword } from "./edit-keyword";
import { buildKeywordColumns } from "./keyword-columns";
import { KeywordToolbar } from "./keyword-toolbar";
import { NO_FILTER, applyView } from "./keyword-view";
import { useChangeKeyword } from "./use-change-keyword";
import { useKeywordView } from "./use-keyword-view";
import { useSelection } from "./use-selection";

const PAGE_SIZE = 50;

const Pages = styled.div`
  padding: var(--lw-space-3);
  border-top: 1px solid var(--lw-border);
  &:empty {
    display: none;
  }
`;

export interface KeywordTableProps {
  keywords: readonly UserKeyword[] | undefined;
  updating: boolean;
  onRefresh: (ids: readonly number[]) => void;
  /** False without tracked apps: there is nothing to rank then. */
  hasApps: boolean;
}

export function KeywordTable({ keywords, updating, onRefresh, hasApps }: KeywordTableProps) {
  const { view, setView } = useKeywordView();
  const change = useChangeKeyword();
  const { remove } = useRemoveKeywords();
  const selection = useSelection();
  const list = useRestoreRowFocus();
  const [edited, setEdited] = useState<UserKeyword>();
  const shown = applyView(keywords ?? [], view);
  const pages = Math.ceil(shown.length / PAGE_SIZE);
  const page = Math.min(view.page, Math.max(1, pages));

  if (keywords?.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<KeyRoundIcon size={20} />}
          title="No keywords tracked yet"
          message="Track a keyword that people might search for. We check its rank immediately."
        />
      </Card>
    );
  }
  const columns = buildKeywordColumns({
    updating,
    hasApps,
    isChosen: selection.isChosen,
    onToggle: selection.toggle,
    onFavorite: (keyword) => change.mutate({ keyword, details: { isFavorite: !keyword.isFavorite } }),
    onRefresh: ({ id }) => onRefresh([id]),
    onEdit: setEdited,
    onRemove: (keyword) => remove([keyword]),
  });
  const nothing = (
    <EmptyState
      title="No matching keywords"
      message="No keywords match this filter."
      action={<Button onClick={() => setView(NO_FILTER)}>Clear filters</Button>}
    />
  );
  return (
    <Card flush>
      <KeywordToolbar all={keywords ?? []} shown={shown} view={view} onView={setView} />
      {shown.length > 0 && (
        <BulkBar
          shown={shown}
          total={keywords?.length ?? 0}
          chosen={selection.filterSelected(shown)}
          updating={updating}
          onChoose={selection.choose}
          onRefresh={onRefresh}
          onRemove={remove}
        />
      )}
      <TableScroll ref={list} $min="58rem">
        <DataTable
          caption="Tracked keywords"
          columns={columns}
          rows={shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          rowKey={({ id }) => id}
          sort={view.sort}
          onSortChange={(sort) => setView({ sort })}
          loading={keywords === undefined}
          empty={nothing}
        />
      </TableScroll>
      <Pages>
        <Pagination
          label="Pages of keywords"
          page={page}
          pages={pages}
          onChange={(next) => setView({ page: next })}
        />
      </Pages>
      {edited && (
        <EditKeyword
          keyword={edited}
          categories={[...new Set(keywords?.map(({ category }) => category))].sort()}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}
