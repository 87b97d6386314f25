import type { App } from "@listwise/contracts/apps";
import { Loading, SkeletonText } from "@listwise/shared-ui";
import { lazy, Suspense, type ComponentType } from "react";
import type { DetailsTab } from "./details-tabs";
import { OverviewTab } from "./overview-tab";
import { RankingsTab } from "./rankings/rankings-tab";

interface TabProps {
  app: App;
  country: string;
}

/** The first two tabs are in the main chunk; the others load when they are opened. */
const tabs: Record<DetailsTab, ComponentType<TabProps>> = {
  overview: OverviewTab,
  "keyword-rankings": RankingsTab,
  "aso-score": lazy(() =>
    import("./aso-score/aso-score-tab").then((module) => ({ default: module.AsoScoreTab })),
  ),
  screenshots: lazy(() =>
    import("./screenshots/screenshots-tab").then((module) => ({ default: module.ScreenshotsTab })),
  ),
  analysis: lazy(() => import("./analysis/analysis-tab").then((module) => ({ default: module.AnalysisTab }))),
  reviews: lazy(() => import("./reviews/reviews-tab").then((module) => ({ default: module.ReviewsTab }))),
  "quick-actions": lazy(() =>
    import("./quick-actions-tab").then((module) => ({ default: module.QuickActionsTab })),
  ),
};

/** Renders the selected tab; another country or app resets its state. */
export function TabPanel({ tab, ...props }: TabProps & { tab: DetailsTab }) {
  const Tab = tabs[tab];
  const waiting = (
    <Loading>
      <SkeletonText lines={6} />
    </Loading>
  );
  return (
    <Suspense fallback={waiting}>
      <Tab key={`${props.app.id} ${props.country}`} {...props} />
    </Suspense>
  );
}
