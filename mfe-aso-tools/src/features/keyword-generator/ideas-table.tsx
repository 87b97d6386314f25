import { Badge, Checkbox, EmptyState, formatNumber, Pagination, Stack, Text } from "@listwise/shared-ui";
import { TableView, type Column, type DataTableModel } from "@listwise/shared-ui/table";
import { ORIGINS, type Idea } from "./ideas";

const getOpportunityTone = (opportunity: number) =>
  opportunity >= 80 ? "success" : opportunity >= 60 ? "warning" : "danger";

interface IdeaOptions {
  country: string;
  chosen: ReadonlySet<string>;
  onToggle: (keyword: string) => void;
}

/** Returns the columns of the ideas; country, date and "tracked" are only exported. */
export function buildIdeaColumns({ country, chosen, onToggle }: IdeaOptions): Column<Idea>[] {
  return [
    {
      key: "keyword",
      header: "Keyword",
      value: ({ keyword }) => keyword,
      cell: ({ keyword, tracked }) => (
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
    { key: "country", header: "Country", value: () => country.toUpperCase(), cell: false },
    { key: "origin", header: "Source", value: ({ origin }) => ORIGINS[origin], sort: false },
    {
      key: "popularity",
      sortDescFirst: true,
      header: "Popularity",
      figure: "popularity",
      align: "end",
      value: ({ popularity }) => popularity,
      cell: ({ popularity }) => formatNumber(popularity),
    },
    {
      key: "difficulty",
      header: "Difficulty",
      figure: "difficulty",
      align: "end",
      value: ({ difficulty }) => difficulty,
      cell: ({ difficulty }) => formatNumber(difficulty),
    },
    {
      key: "opportunity",
      sortDescFirst: true,
      header: "Opportunity",
      figure: "opportunity",
      align: "end",
      value: ({ opportunity }) => opportunity,
      cell: ({ opportunity }) =>
        opportunity === null ? "–" : <Badge tone={getOpportunityTone(opportunity)}>{opportunity}</Badge>,
    },
    { key: "computed", header: "As of", value: ({ computedAt }) => computedAt, cell: false },
    {
      key: "tracked",
      header: "Tracked",
      value: ({ tracked }) => (tracked ? "yes" : "no"),
      cell: false,
    },
  ];
}

interface IdeasTableProps {
  table: DataTableModel<Idea>;
  slice: { start: number; end: number };
  page: number;
  pages: number;
  onPage: (page: number) => void;
  loading: boolean;
}

export function IdeasTable({ page, pages, onPage, ...table }: IdeasTableProps) {
  return (
    <Stack>
      <TableView
        {...table}
        caption="Keyword ideas"
        empty={<EmptyState title="No keywords found" message="Change the filters or use different seeds." />}
      />
      <Text $size="sm" $tone="muted">
        A dash (–) means unknown: not loaded yet, or too few listed apps.
      </Text>
      <Pagination label="Pages of keywords" page={page} pages={pages} onChange={onPage} />
    </Stack>
  );
}
