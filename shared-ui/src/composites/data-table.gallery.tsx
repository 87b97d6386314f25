import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence } from "../gallery/long-texts";
import { WithState } from "../gallery/with-state";
import { EllipsisIcon } from "../icons/icons";
import { IconButton } from "../primitives/button";
import { ChangeBadge } from "./change-badge";
import { DataTable, type Column, type DataTableProps, type Sort } from "./data-table";
import { RankBadge } from "./rank-badge";
import { EmptyState } from "./state-message";

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

const columns: Column<Keyword>[] = [
  { key: "text", header: "Keyword", render: ({ text }) => text, sortable: true },
  { key: "rank", header: "Rank", render: ({ rank }) => <RankBadge rank={rank} />, sortable: true },
  { key: "change", header: "Change", render: ({ change }) => <ChangeBadge change={change} />, align: "end" },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    align: "end",
    render: ({ text }) => (
      <IconButton label={`Actions for ${text}`} size="sm" icon={<EllipsisIcon size={16} />} />
    ),
  },
];

const initialSort: Sort = { key: "rank", direction: "asc" };

function KeywordTable(props: Partial<DataTableProps<Keyword>>) {
  return (
    <WithState initial={initialSort}>
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

const empty = <EmptyState title="No keywords yet" message="Add your first keyword." />;

export const gallery: GalleryEntry = {
  title: "Data table",
  components: { DataTable },
  examples: [
    { name: "Sorted", wide: true, element: <KeywordTable /> },
    { name: "Hover", wide: true, state: "hover", element: <KeywordTable rows={keywords.slice(0, 1)} /> },
    { name: "With its caption, in a narrow container", element: <KeywordTable showCaption /> },
    { name: "Loading, in a narrow container", element: <KeywordTable loading loadingRows={2} /> },
    { name: "Loading", wide: true, element: <KeywordTable loading loadingRows={2} /> },
    { name: "Empty", element: <KeywordTable rows={[]} empty={empty} /> },
    {
      name: "Long text",
      wide: true,
      element: <KeywordTable rows={[{ text: longSentence, rank: 201, change: 0 }]} />,
    },
  ],
};
