import type { AppSummary } from "@listwise/contracts/apps";
import {
  Button,
  Chip,
  DownloadIcon,
  RefreshCwIcon,
  SearchField,
  SelectField,
  StarIcon,
  type SelectOption,
} from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { getAppKey } from "./rank-columns";
import { bandOptions, changeOptions, type RankView } from "./rank-view";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-3);
  align-items: center;
  padding: var(--lw-space-4) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
  & > :not(button) {
    flex: 0 1 10.5rem;
  }
  & > :first-child {
    flex: 1 0 14rem;
  }
  @media (max-width: 479px) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > button {
      justify-self: start;
    }
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  /* Half of a small phone's width cuts off the options. */
  @media (max-width: 359px) {
    & > * {
      grid-column: 1 / -1;
    }
  }
`;

/** Has the width of its views, and lines of its own on phones if there are some. */
const Views = styled.div`
  && {
    flex: 0 1 auto;
  }
  &:empty {
    display: none;
  }
  &:has(li) {
    grid-column: 1 / -1;
  }
`;

export interface RankToolbarProps {
  apps: readonly AppSummary[];
  categories: readonly string[];
  view: RankView;
  /** Value of the sort field. */
  sort: string;
  onView: (view: Partial<RankView>) => void;
  /** Updates the only visible app. Cards have no header with that button. */
  onRefresh?: (app: AppSummary) => void;
  /** Absent when there are no rows. */
  onExport?: () => void;
  /** The saved views. */
  views: ReactNode;
}

function sortOptions(apps: readonly AppSummary[]): SelectOption[] {
  return [
    { value: "keyword", label: "Keyword A–Z" },
    { value: "-keyword", label: "Keyword Z–A" },
    { value: "rank", label: "Best rank first" },
    { value: "-rank", label: "Worst rank first" },
    { value: "-change", label: "Largest gain first" },
    { value: "change", label: "Largest loss first" },
    ...apps.flatMap(({ id, name }) => [
      { value: getAppKey(id), label: `${name}: best first` },
      { value: `-${getAppKey(id)}`, label: `${name}: worst first` },
    ]),
  ];
}

/** Filters and sorts the matrix, and exports the visible rows. */
export function RankToolbar(props: RankToolbarProps) {
  const { apps, categories, view, sort, onView, onRefresh, onExport, views } = props;
  const only = apps.find(({ id }) => String(id) === view.app);
  const choices: { name: "app" | "band" | "change" | "category"; label: string; options: SelectOption[] }[] =
    [
      ...(apps.length > 1
        ? [
            {
              name: "app" as const,
              label: "Filter by app",
              options: [
                { value: "", label: "All apps" },
                ...apps.map(({ id, name }) => ({ value: String(id), label: name })),
              ],
            },
          ]
        : []),
      { name: "band", label: "Filter by rank", options: bandOptions },
      { name: "change", label: "Filter by change", options: changeOptions },
      {
        name: "category",
        label: "Filter by category",
        options: [
          { value: "", label: "All categories" },
          ...categories.map((value) => ({ value, label: value })),
        ],
      },
    ];
  return (
    <Bar>
      <SearchField
        label="Filter keywords"
        placeholder="Filter keywords"
        value={view.filter}
        onChange={(filter) => onView({ filter })}
      />
      {choices.map(({ name, ...field }) => (
        <SelectField
          key={name}
          {...field}
          hideLabel
          value={view[name]}
          onChange={(event) => onView({ [name]: event.target.value })}
        />
      ))}
      <SelectField
        label="Sort"
        hideLabel
        options={sortOptions(apps)}
        value={sort}
        onChange={(event) => onView({ sort: event.target.value })}
      />
      <Chip
        selected={view.favorites}
        icon={<StarIcon size={14} />}
        onClick={() => onView({ favorites: !view.favorites })}
      >
        Favorites
      </Chip>
      {only && onRefresh && (
        <Button icon={<RefreshCwIcon size={15} />} onClick={() => onRefresh(only)}>
          Refresh app
        </Button>
      )}
      <Button icon={<DownloadIcon size={15} />} disabled={!onExport} onClick={onExport}>
        Export CSV
      </Button>
      <Views>{views}</Views>
    </Bar>
  );
}
