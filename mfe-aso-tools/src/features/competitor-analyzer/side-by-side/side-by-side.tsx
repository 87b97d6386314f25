import type { CompetitorData } from "@listwise/contracts/apps";
import { Loading, SelectField, Skeleton, Stack } from "@listwise/shared-ui";
import { lazy, Suspense, useMemo, type ComponentType } from "react";
import styled from "styled-components";
import type { AnalyzerParams } from "../use-analyzer-params";
import { AppPicker } from "./app-picker";
import { rangeOptions } from "./date-ranges";
import { selectApps, type SideApp } from "./select-apps";

export interface SideViewProps {
  /** The own app first. */
  apps: readonly SideApp[];
  country: string;
  params: AnalyzerParams;
}

const VIEWS = {
  history: lazy(() => import("./history/history-tab").then(({ HistoryTab }) => ({ default: HistoryTab }))),
  timeline: lazy(() =>
    import("./timeline/timeline-tab").then(({ TimelineTab }) => ({ default: TimelineTab })),
  ),
  screenshots: lazy(() =>
    import("./screenshots/screenshots-tab").then(({ ScreenshotsTab }) => ({ default: ScreenshotsTab })),
  ),
} satisfies Record<string, ComponentType<SideViewProps>>;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--lw-space-3) var(--lw-space-6);
  & > fieldset {
    flex: 1 1 20rem;
  }
  & > :not(fieldset) {
    flex: none;
    width: 10rem;
  }
`;

interface SideBySideProps {
  view: keyof typeof VIEWS;
  data: CompetitorData;
  country: string;
  params: AnalyzerParams;
}

/** Renders the own app next to the chosen competitors. */
export function SideBySide({ view, data, country, params }: SideBySideProps) {
  const View = VIEWS[view];
  const { compared } = params;
  const apps = useMemo(() => selectApps(data, compared), [data, compared]);
  return (
    <Stack>
      <Bar>
        <AppPicker data={data} chosen={compared} onChoose={params.setCompared} />
        {view !== "screenshots" && (
          <SelectField
            label="Date range"
            options={rangeOptions}
            value={params.dateRange}
            onChange={({ target }) => params.setDateRange(target.value)}
          />
        )}
      </Bar>
      <Suspense
        fallback={
          <Loading>
            <Skeleton height="20rem" radius="md" />
          </Loading>
        }
      >
        <View {...{ apps, country, params }} />
      </Suspense>
    </Stack>
  );
}
