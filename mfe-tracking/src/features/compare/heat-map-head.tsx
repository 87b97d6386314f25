import type { ComparedApp } from "@listwise/contracts/keywords";
import { AppIcon, Badge, formatNumber } from "@listwise/shared-ui";
import { ARIA_SORT, SortIcon, type Sort } from "@listwise/shared-ui/table";
import type { ReactNode } from "react";
import { AppLink } from "../../shared/apps/app-link";
import { gridCell, gridRow } from "../../shared/grid/use-grid-keys";
import { getAppKey } from "./compare-columns";
import { AppHead, AppName, SortButton } from "./heat-map.styles";

/** Number of rows of the header that have controls, and of all its rows. */
export const CONTROL_HEAD_ROWS = 1;
export const HEAD_ROWS = 3;

const FIGURES = [
  {
    label: "Share of visibility",
    hint: "The app’s part of the visibility that all these apps have for the whole list.",
    getValue: ({ visibilityShare }: ComparedApp) =>
      visibilityShare === null ? "–" : `${formatNumber(visibilityShare)} %`,
  },
  {
    label: "In the top 10",
    hint: "Number of keywords of the whole list for which the app ranks in the top 10.",
    getValue: ({ top10 }: ComparedApp) => formatNumber(top10),
  },
];

export interface HeatMapHeadProps {
  apps: readonly ComparedApp[];
  country: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Renders the apps with links to their details, buttons that sort, and the figures of each app. */
export function HeatMapHead({ apps, country, sort, onSort }: HeatMapHeadProps) {
  const renderHead = (key: string, column: number, label: string, text: ReactNode, before?: ReactNode) => {
    const direction = sort.key === key ? sort.direction : undefined;
    // Ranks start with the best, popularity with the highest.
    const first = key === "popularity" ? "desc" : "asc";
    const next = direction === undefined ? first : direction === "asc" ? "desc" : "asc";
    return (
      <th key={key} role="columnheader" scope="col" aria-sort={direction && ARIA_SORT[direction]}>
        <AppHead>
          {before}
          <SortButton
            type="button"
            aria-label={label}
            {...gridCell(column)}
            onClick={() => onSort({ key, direction: next })}
          >
            {text}
            <SortIcon direction={direction} />
          </SortButton>
        </AppHead>
      </th>
    );
  };
  return (
    <thead>
      <tr role="row" aria-rowindex={1} {...gridRow(0)}>
        {renderHead("keyword", 0, "Sort by keyword", "Keyword")}
        {renderHead("popularity", 1, "Sort by popularity", "Popularity")}
        {apps.map(({ id, name, icon }, index) =>
          renderHead(
            getAppKey(id),
            index + 2,
            `Sort by rank of ${name}`,
            null,
            <AppLink appId={id} country={country} {...gridCell(index + 2)}>
              <AppIcon name={name} src={icon} size={24} />
              <AppName title={name}>
                {name} {index === 0 && <Badge tone="accent">You</Badge>}
              </AppName>
            </AppLink>,
          ),
        )}
      </tr>
      {FIGURES.map(({ label, hint, getValue }, row) => (
        <tr key={label} role="row" aria-rowindex={row + 2}>
          <th role="rowheader" scope="row" title={hint}>
            {label}
          </th>
          <th role="gridcell" aria-label="No value" />
          {apps.map((app) => (
            <th key={app.id} role="gridcell">
              <strong>{getValue(app)}</strong>
            </th>
          ))}
        </tr>
      ))}
    </thead>
  );
}
