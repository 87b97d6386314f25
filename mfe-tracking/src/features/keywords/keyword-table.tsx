import type { UserKeyword } from "@listwise/contracts";
import { Button, Card, DataTable, EmptyState, KeyRoundIcon } from "@listwise/shared-ui";
import { TableScroll } from "../../shared/table-scroll";
import { keywordColumns } from "./keyword-columns";
import { KeywordToolbar } from "./keyword-toolbar";
import { viewOf } from "./keyword-view";
import { useFavorite } from "./use-favorite";
import { useKeywordView } from "./use-keyword-view";
import { useRemoveKeyword } from "./use-remove-keyword";

export interface KeywordTableProps {
  keywords: readonly UserKeyword[] | undefined;
  updating: boolean;
  /** Without a followed app there is nothing to rank. */
  hasApps: boolean;
}

export function KeywordTable({ keywords, updating, hasApps }: KeywordTableProps) {
  const { view, setView } = useKeywordView();
  const onFavorite = useFavorite();
  const onRemove = useRemoveKeyword();
  const shown = viewOf(keywords ?? [], view);

  if (keywords?.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<KeyRoundIcon size={20} />}
          title="No keywords tracked yet"
          message="Track the first word people might type to find your app. Its ranking is looked up at once."
        />
      </Card>
    );
  }
  const nothing = (
    <EmptyState
      title="No keyword matches"
      message="Nothing is left with this filter."
      action={<Button onClick={() => setView({ filter: "", country: "" })}>Clear filters</Button>}
    />
  );
  return (
    <Card flush>
      <KeywordToolbar all={keywords ?? []} shown={shown} view={view} onView={setView} />
      <TableScroll $min="52rem">
        <DataTable
          caption="Tracked keywords"
          columns={keywordColumns({ updating, hasApps, onFavorite, onRemove })}
          rows={shown}
          rowKey={({ id }) => id}
          sort={view.sort}
          onSortChange={(sort) => setView({ sort })}
          loading={keywords === undefined}
          empty={nothing}
        />
      </TableScroll>
    </Card>
  );
}
