import {
  Badge,
  Checkbox,
  DataTable,
  EmptyState,
  formatNumber,
  Pagination,
  Stack,
  Text,
  type Column,
  type Sort,
} from "@listwise/shared-ui";
import { ORIGINS, type Idea } from "./ideas";

interface IdeasTableProps {
  ideas: readonly Idea[];
  chosen: ReadonlySet<string>;
  onToggle: (keyword: string) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  loading: boolean;
}

const getOpportunityTone = (opportunity: number) =>
  opportunity >= 80 ? "success" : opportunity >= 60 ? "warning" : "danger";

function buildColumns({ chosen, onToggle }: Pick<IdeasTableProps, "chosen" | "onToggle">): Column<Idea>[] {
  return [
    {
      key: "keyword",
      header: "Keyword",
      sortable: true,
      render: ({ keyword, tracked }) => (
        <Checkbox
          label={
            <>
              <span dir="auto">{keyword}</span> {tracked && <Badge tone="info">Tracked</Badge>}
            </>
          }
          checked={chosen.has(keyword)}
          onChange={() => onToggle(keyword)}
        />
      ),
    },
    { key: "origin", header: "Source", render: ({ origin }) => ORIGINS[origin] },
    {
      key: "popularity",
      header: "Popularity",
      sortable: true,
      align: "end",
      render: ({ popularity }) => formatNumber(popularity),
    },
    {
      key: "difficulty",
      header: "Difficulty",
      sortable: true,
      align: "end",
      render: ({ difficulty }) => formatNumber(difficulty),
    },
    {
      key: "opportunity",
      header: "Opportunity",
      sortable: true,
      align: "end",
      render: ({ opportunity }) =>
        opportunity === null ? "–" : <Badge tone={getOpportunityTone(opportunity)}>{opportunity}</Badge>,
    },
  ];
}

export function IdeasTable(props: IdeasTableProps) {
  const { ideas, sort, onSort, page, pages, onPage, loading } = props;
  return (
    <Stack>
      <DataTable
        caption="Keyword ideas"
        columns={buildColumns(props)}
        rows={ideas}
        rowKey={({ keyword }) => keyword}
        sort={sort}
        onSortChange={onSort}
        loading={loading}
        empty={<EmptyState title="No keywords found" message="Change the filters or use different seeds." />}
      />
      <Text $size="sm" $tone="muted">
        A dash (–) means unknown: not loaded yet, or too few apps in the store.
      </Text>
      <Pagination label="Pages of keywords" page={page} pages={pages} onChange={onPage} />
    </Stack>
  );
}
