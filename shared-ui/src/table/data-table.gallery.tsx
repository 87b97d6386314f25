import { useEffect } from "react";
import { ChangeBadge } from "../composites/change-badge";
import { RankBadge } from "../composites/rank-badge";
import { EmptyState, ErrorState } from "../composites/state-message";
import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence, longWord } from "../gallery/long-texts";
import { WithState } from "../gallery/with-state";
import { EllipsisIcon } from "../icons/icons";
import { IconButton } from "../primitives/button";
import { Row } from "../primitives/layout";
import type { Column } from "./column";
import { DataTable, TableView, type DataTableProps } from "./data-table";
import { DenseColumns } from "./dense-columns";
import { RowCheckbox } from "./row-checkbox";
import type { Sort } from "./sort";
import { SortIcon } from "./table-head";
import { useDataTable } from "./use-data-table";

interface Keyword {
  text: string;
  rank: number | null;
  change: number | null;
}

const keywords: Keyword[] = [
  { text: "weather", rank: 3, change: 2 },
  { text: "rain radar", rank: 48, change: -12 },
  { text: "storm", rank: null, change: null },
];
const one = keywords.slice(0, 1);
const many = Array.from({ length: 120 }, (_, index) => ({
  text: `weather ${index + 1}`,
  rank: index + 1,
  change: 0,
}));
const long: Keyword[] = [
  { text: longSentence, rank: 201, change: 0 },
  { text: longWord, rank: 1, change: 40 },
];

const columns: Column<Keyword>[] = [
  { key: "text", header: "Keyword", value: ({ text }) => text },
  { key: "rank", header: "Rank", value: ({ rank }) => rank, cell: ({ rank }) => <RankBadge rank={rank} /> },
  {
    key: "change",
    header: "Change",
    align: "end",
    value: ({ change }) => change,
    cell: ({ change }) => <ChangeBadge change={change} />,
  },
  { key: "length", header: "Characters", align: "center", value: ({ text }) => text.length, sort: false },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    align: "end",
    sort: false,
    csv: false,
    cell: ({ text }) => (
      <IconButton label={`Actions for ${text}`} size="sm" icon={<EllipsisIcon size={16} />} />
    ),
  },
];

const byRank: Sort = { key: "rank", direction: "asc" };

function KeywordTable(props: Partial<DataTableProps<Keyword>>) {
  return (
    <WithState initial={byRank}>
      {(sort, onSortChange) => (
        <DataTable
          caption="Keywords"
          columns={columns}
          rows={keywords}
          rowKey={({ text }) => text}
          {...{ sort, onSortChange }}
          {...props}
        />
      )}
    </WithState>
  );
}

/** Renders a table whose first row is selected, and whose unranked row can't be. */
function SelectionTable({ loading = false }: { loading?: boolean }) {
  const table = useDataTable({
    columns,
    rows: loading ? [] : keywords,
    rowKey: ({ text }) => text,
    selection: { getName: ({ text }) => text, isSelectable: ({ rank }) => rank !== null },
  });
  const { select } = table;
  useEffect(() => {
    select(keywords.slice(0, 1));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only the initial selection is set.
  }, []);
  return <TableView caption="Keywords" table={table} loading={loading} loadingRows={1} />;
}

const noKeywords = <EmptyState title="No keywords yet" message="Add your first keyword." />;
const failure = <ErrorState problem={new Error("Couldn't load your keywords.")} onRetry={() => {}} />;
const toggle = () => {};

export const gallery: GalleryEntry = {
  title: "Data table",
  components: { DataTable, DenseColumns, TableView, RowCheckbox, SortIcon },
  examples: [
    { name: "Sorted", wide: true, element: <KeywordTable /> },
    { name: "Loading", wide: true, element: <KeywordTable loading loadingRows={1} /> },
    { name: "Selectable rows", wide: true, element: <SelectionTable /> },
    { name: "Selectable rows, loading", wide: true, element: <SelectionTable loading /> },
    { name: "Hover", wide: true, state: "hover", element: <KeywordTable rows={one} /> },
    { name: "Focus", wide: true, state: "focus", element: <KeywordTable rows={one} /> },
    { name: "Long texts", wide: true, element: <KeywordTable rows={long} /> },
    {
      name: "More than 100 rows",
      wide: true,
      pageHeight: 360,
      element: <KeywordTable rows={many} />,
    },
    { name: "Narrow, with its caption", element: <KeywordTable showCaption rows={one} /> },
    { name: "Narrow, loading", element: <KeywordTable showCaption loading loadingRows={1} /> },
    { name: "Narrow, long texts", element: <KeywordTable rows={long} /> },
    {
      name: "Dense columns",
      wide: true,
      element: (
        <DenseColumns>
          <KeywordTable rows={one} />
        </DenseColumns>
      ),
    },
    { name: "With a minimum width", element: <KeywordTable minWidth="45rem" rows={one} /> },
    { name: "Empty", element: <KeywordTable rows={[]} empty={noKeywords} /> },
    { name: "Error", element: <KeywordTable error={failure} /> },
    {
      name: "Row checkbox: off, on, some, disabled",
      element: (
        <Row>
          <RowCheckbox label="Off" checked={false} toggle={toggle} />
          <RowCheckbox label="On" checked toggle={toggle} />
          <RowCheckbox label="Some" checked={false} indeterminate toggle={toggle} />
          <RowCheckbox label="Disabled" checked={false} disabled toggle={toggle} />
          <RowCheckbox label="With a text" checked toggle={toggle}>
            <span>All keywords</span>
          </RowCheckbox>
        </Row>
      ),
    },
  ],
};
