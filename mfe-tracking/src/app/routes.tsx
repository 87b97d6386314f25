import { Loading, Navigate, UnimplementedRoute, Route, Routes, type RemotePage } from "@listwise/shared-ui";
import { lazy, Suspense } from "react";
import { FirstSteps } from "../features/onboarding/first-steps";
import { useInvalidateOnEvents } from "../shared/use-invalidate-on-events";
import { paths } from "./paths";

const DashboardPage = lazy(() =>
  import("../features/dashboard/dashboard.page").then((module) => {
    module.preloadDashboard();
    return { default: module.DashboardPage };
  }),
);
const KeywordsPage = lazy(() =>
  import("../features/keywords/keywords.page").then((module) => {
    module.preloadKeywords();
    return { default: module.KeywordsPage };
  }),
);
const DiscoverPage = lazy(() =>
  import("../features/discover/discover.page").then((module) => ({ default: module.DiscoverPage })),
);
const ComparePage = lazy(() =>
  import("../features/compare/compare.page").then((module) => ({ default: module.ComparePage })),
);
const KeywordDetailsPage = lazy(() =>
  import("../features/keyword-details/keyword-details.page").then((module) => ({
    default: module.KeywordDetailsPage,
  })),
);
const TrackedAppsPage = lazy(() =>
  import("../features/tracked-apps/tracked-apps.page").then((module) => ({
    default: module.TrackedAppsPage,
  })),
);
const RankingsPage = lazy(() =>
  import("../features/rankings/rankings.page").then((module) => {
    module.preloadRankings();
    return { default: module.RankingsPage };
  }),
);

const ChecklistsPage = lazy(() =>
  import("../features/checklists/checklists.page").then((module) => ({ default: module.ChecklistsPage })),
);
const ChecklistPage = lazy(() =>
  import("../features/checklists/checklist.page").then((module) => ({ default: module.ChecklistPage })),
);
const SharePage = lazy(() =>
  import("../features/share-page/share.page").then((module) => ({
    default: module.SharePage,
  })),
);
const AlertsPage = lazy(() =>
  import("../features/alerts/alerts.page").then((module) => ({ default: module.AlertsPage })),
);
const ReportsPage = lazy(() =>
  import("../features/reports/reports.page").then((module) => ({ default: module.ReportsPage })),
);
const BuilderPage = lazy(() =>
  import("../features/reports/builder/builder.page").then((module) => ({ default: module.BuilderPage })),
);
const ReportPage = lazy(() =>
  import("../features/reports/detail/report.page").then((module) => ({ default: module.ReportPage })),
);
const SharedReportPage = lazy(() =>
  import("../features/reports/public/shared-report.page").then((module) => ({
    default: module.SharedReportPage,
  })),
);
const ReportEmailsPage = lazy(() =>
  import("../features/reports/public/report-emails.page").then((module) => ({
    default: module.ReportEmailsPage,
  })),
);

/** Renders the pages of this remote; routes of `remote.json` without a page get a placeholder. */
export function AppRoutes({ pages }: { pages: readonly RemotePage[] }) {
  useInvalidateOnEvents();
  return (
    <Suspense fallback={<Loading isPage />}>
      <Routes>
        <Route path={paths.dashboard} element={<DashboardPage firstSteps={<FirstSteps />} />} />
        <Route path={paths.keywords} element={<KeywordsPage />} />
        <Route path={paths.discover} element={<DiscoverPage />} />
        <Route path={paths.compare} element={<ComparePage />} />
        <Route path={paths.keyword} element={<KeywordDetailsPage />} />
        <Route path={paths.trackedApps} element={<TrackedAppsPage />} />
        <Route path={paths.rankings} element={<RankingsPage />} />
        <Route path={paths.alerts} element={<AlertsPage />} />
        <Route path={paths.checklists} element={<ChecklistsPage />} />
        <Route path={paths.checklistsFormerly} element={<Navigate to={paths.checklists} replace />} />
        <Route path={paths.checklist} element={<ChecklistPage />} />
        <Route path={paths.shared} element={<SharePage />} />
        <Route path={paths.reports} element={<ReportsPage />} />
        <Route path={paths.newReport} element={<BuilderPage />} />
        <Route path={paths.report} element={<ReportPage />} />
        <Route path={paths.editReport} element={<BuilderPage />} />
        <Route path={paths.sharedReport} element={<SharedReportPage />} />
        <Route path={paths.reportEmails} element={<ReportEmailsPage />} />
        <Route path="*" element={<UnimplementedRoute pages={pages} />} />
      </Routes>
    </Suspense>
  );
}
