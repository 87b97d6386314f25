import {
  Button,
  Chip,
  DownloadIcon,
  RELATION_GROUPS,
  SearchField,
  SelectField,
  TagIcon,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { getSort, sortOptions } from "./app-columns";
import { countTags, type AppsView, type MyApp } from "./my-apps";

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 10rem 10rem auto;
  gap: var(--lw-space-3);
  padding: var(--lw-space-2) var(--lw-space-5) var(--lw-space-4);
  border-bottom: 1px solid var(--lw-border);
  @media (max-width: 767px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child,
    & > :nth-child(n + 4) {
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

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: var(--lw-space-2);
`;

const kinds = [
  { value: "", label: "All apps" },
  { value: "followed", label: "Tracked" },
  ...RELATION_GROUPS.map(([value, label]) => ({ value, label })),
];

export interface AppsToolbarProps {
  all: readonly MyApp[];
  view: AppsView;
  onView: (view: Partial<AppsView>) => void;
  /** Exports the visible rows; absent without rows. */
  onExport?: () => void;
}

/** Filters and sorts the list, and exports the visible rows. */
export function AppsToolbar({ all, view, onView, onExport }: AppsToolbarProps) {
  const tags = countTags(all);
  return (
    <Bar>
      <SearchField
        label="Filter your apps"
        placeholder="Name, developer, tag"
        value={view.filter}
        onChange={(filter) => onView({ filter })}
      />
      <SelectField
        label="Show"
        hideLabel
        options={kinds}
        value={view.show}
        onChange={(event) => onView({ show: event.target.value })}
      />
      <SelectField
        label="Sort by"
        hideLabel
        options={sortOptions}
        value={view.sort.key}
        onChange={(event) => onView({ sort: getSort(event.target.value) })}
      />
      <Button icon={<DownloadIcon size={15} />} disabled={!onExport} onClick={onExport}>
        Export CSV
      </Button>
      {tags.length > 0 && (
        <Tags role="group" aria-label="Filter by tag">
          {tags.map(({ tag, count }) => (
            <Chip
              key={tag}
              icon={<TagIcon size={12} aria-hidden="true" />}
              count={count}
              selected={view.tag === tag}
              onClick={() => onView({ tag: view.tag === tag ? "" : tag })}
            >
              {tag}
            </Chip>
          ))}
        </Tags>
      )}
    </Bar>
  );
}
