import { STORES } from "@listwise/aso-core/stores";
import type { AppSummary } from "@listwise/contracts/apps";
import { AppIcon, RefreshCwIcon, Text, VisuallyHidden } from "@listwise/shared-ui";
import { ARIA_SORT, SortIcon, type Sort } from "@listwise/shared-ui/table";
import { getAppKey } from "./rank-columns";
import { AppHead, AppName, HeadButton } from "./rank-matrix.styles";
import { gridCell } from "../../shared/grid/use-grid-keys";

export interface MatrixHeadProps {
  apps: readonly AppSummary[];
  /** True if the apps are in several stores. */
  namesStores: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Updates an app's ranks; absent while an update runs. */
  onRefresh?: (app: AppSummary) => void;
}

/** Renders the buttons that sort by keyword or by an app's rank, and one per app that updates its ranks. */
export function MatrixHead({ apps, namesStores, sort, onSort, onRefresh }: MatrixHeadProps) {
  const getDirection = (key: string) => (sort.key === key ? sort.direction : undefined);
  const columns = [
    { key: "keyword", title: "Keyword", app: undefined },
    ...apps.map((app) => ({ key: getAppKey(app.id), title: app.name, app })),
  ];
  return (
    <thead>
      <tr role="row">
        {columns.map(({ key, title, app }, column) => {
          const direction = getDirection(key);
          const flip = direction === "asc" ? "desc" : "asc";
          return (
            <th key={key} role="columnheader" scope="col" aria-sort={direction && ARIA_SORT[direction]}>
              <HeadButton
                type="button"
                {...gridCell(column)}
                onClick={() => onSort({ key, direction: flip })}
              >
                <AppHead>
                  {app && <AppIcon name={title} src={app.icon} size={20} />}
                  <span>
                    <AppName title={app && title}>{title}</AppName>
                    {app && namesStores && (
                      <Text as="span" $size="xs" $tone="muted">
                        {" "}
                        {STORES[app.platform].name}
                      </Text>
                    )}
                  </span>
                </AppHead>
                <SortIcon direction={direction} />
              </HeadButton>
            </th>
          );
        })}
      </tr>
      <tr role="row">
        <th role="columnheader" scope="col">
          <VisuallyHidden>Refresh an app</VisuallyHidden>
        </th>
        {apps.map((app, index) => (
          <th key={app.id} role="columnheader" scope="col">
            <HeadButton
              type="button"
              {...gridCell(index + 1)}
              aria-label={`Refresh ${app.name}`}
              aria-disabled={!onRefresh}
              onClick={() => onRefresh?.(app)}
            >
              <RefreshCwIcon size={12} aria-hidden="true" />
              Refresh
            </HeadButton>
          </th>
        ))}
      </tr>
    </thead>
  );
}
