import type { ComparedApp } from "@listwise/contracts/keywords";
import { FIGURES as DEFINITIONS } from "@listwise/aso-core/figures";
import { formatPercent } from "@listwise/aso-core/text";
import { AppIcon, Badge, ChangeBadge, formatNumber } from "@listwise/shared-ui";
import { ARIA_SORT, getNextDirection, SortIcon, type Sort } from "@listwise/shared-ui/table";
import type { ReactNode } from "react";
import styled from "styled-components";
import { AppLink } from "../../shared/apps/app-link";
import { gridCell, gridRow } from "../../shared/grid/use-grid-keys";
import { getAppKey } from "./compare-columns";
import { AppHead, AppName, IconLine, SortButton } from "./heat-map.styles";

/** Text of a button with its own label, of which phones show a short form. */
const Long = styled.span`
  @media (max-width: 639px) {
    display: none;
  }
`;
const Short = styled.span`
  @media (min-width: 640px) {
    display: none;
  }
`;

/** Number of rows of the header that have controls, and of all its rows. */
export const CONTROL_HEAD_ROWS = 1;
export const HEAD_ROWS = 3;

const FIGURES = [
  {
    label: "Share of visibility",
    hint: DEFINITIONS.visibilityShare.definition,
    getValue: ({ visibilityShare }: ComparedApp) => formatPercent(visibilityShare),
    getChange: ({ visibilityShare, previousShare }: ComparedApp) =>
      visibilityShare === null || (previousShare ?? null) === null
        ? null
        : visibilityShare - Number(previousShare),
  },
  {
    label: "In the top 10",
    hint: "Number of keywords of the whole list for which the app ranks in the top 10.",
    getValue: ({ top10 }: ComparedApp) => formatNumber(top10),
    getChange: null,
  },
];

export interface HeatMapHeadProps {
  apps: readonly ComparedApp[];
  country: string;
  /** UTC day with which ranks are compared. */
  day: string | null;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

interface SortProps extends Pick<HeatMapHeadProps, "sort" | "onSort"> {
  sortKey: string;
  column: number;
  label: string;
  children?: ReactNode;
}

/** Renders a button that sorts by a column, best first. */
function Sorter({ sort, onSort, sortKey: key, column, label, children }: SortProps) {
  const direction = sort.key === key ? sort.direction : undefined;
  const next = getNextDirection(direction, { sortDescFirst: key === "popularity" });
  return (
    <SortButton
      type="button"
      aria-label={label}
      {...gridCell(column)}
      onClick={() => onSort({ key, direction: next })}
    >
      {children}
      <SortIcon direction={direction} />
    </SortButton>
  );
}

/** Renders the apps with links to their details, buttons that sort, and the figures of each app. */
export function HeatMapHead({ apps, country, day, sort, onSort }: HeatMapHeadProps) {
  const getSort = (key: string) => (sort.key === key ? ARIA_SORT[sort.direction] : undefined);
  return (
    <thead>
      <tr role="row" aria-rowindex={1} {...gridRow(0)}>
        <th role="columnheader" scope="col" aria-sort={getSort("keyword")}>
          <Sorter {...{ sort, onSort }} sortKey="keyword" column={0} label="Sort by keyword">
            Keyword
          </Sorter>
        </th>
        <th role="columnheader" scope="col" aria-sort={getSort("popularity")}>
          <Sorter {...{ sort, onSort }} sortKey="popularity" column={1} label="Sort by popularity">
            <Long>Popularity</Long>
            <Short>Pop.</Short>
          </Sorter>
        </th>
        {apps.map(({ id, name, icon }, index) => (
          <th key={id} role="columnheader" scope="col" aria-sort={getSort(getAppKey(id))}>
            <AppHead>
              <IconLine>
                <AppIcon name={name} src={icon} size={22} />
                {index === 0 && <Badge tone="accent">You</Badge>}
              </IconLine>
              <Sorter
                {...{ sort, onSort }}
                sortKey={getAppKey(id)}
                column={index + 2}
                label={`Sort by rank of ${name}`}
              />
              <AppLink appId={id} country={country} {...gridCell(index + 2)}>
                <AppName title={name}>{name}</AppName>
              </AppLink>
            </AppHead>
          </th>
        ))}
      </tr>
      {FIGURES.map(({ label, hint, getValue, getChange }, row) => (
        <tr key={label} role="row" aria-rowindex={row + 2}>
          <th role="rowheader" scope="row" title={hint}>
            {label}
          </th>
          <th role="gridcell" aria-label="No value" />
          {apps.map((app) => (
            <th key={app.id} role="gridcell">
              <strong>{getValue(app)}</strong>
              {day !== null && getChange && (
                <>
                  {" "}
                  <ChangeBadge change={getChange(app)} unit="point" />
                </>
              )}
            </th>
          ))}
        </tr>
      ))}
    </thead>
  );
}
