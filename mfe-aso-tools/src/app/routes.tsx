import { Loading, UnimplementedRoute, Route, Routes, type RemotePage } from "@listwise/shared-ui";
import { lazy, Suspense } from "react";
import { paths } from "./paths";

const AsoToolsHome = lazy(() =>
  import("./aso-tools-home").then((module) => ({ default: module.AsoToolsHome })),
);
const CompetitorAnalyzerPage = lazy(() =>
  import("../features/competitor-analyzer/competitor-analyzer.page").then((module) => ({
    default: module.CompetitorAnalyzerPage,
  })),
);
const IconAnalyzerPage = lazy(() =>
  import("../features/icon-analyzer/icon-analyzer.page").then((module) => ({
    default: module.IconAnalyzerPage,
  })),
);
const LocalizationHelperPage = lazy(() =>
  import("../features/localization-helper/localization-helper.page").then((module) => ({
    default: module.LocalizationHelperPage,
  })),
);
const KeywordGeneratorPage = lazy(() =>
  import("../features/keyword-generator/keyword-generator.page").then((module) => ({
    default: module.KeywordGeneratorPage,
  })),
);
const TitleOptimizerPage = lazy(() =>
  import("../features/optimizer/title/title-optimizer.page").then((module) => ({
    default: module.TitleOptimizerPage,
  })),
);
const DescriptionOptimizerPage = lazy(() =>
  import("../features/optimizer/description/description-optimizer.page").then((module) => ({
    default: module.DescriptionOptimizerPage,
  })),
);
const ScreenshotGeneratorPage = lazy(() =>
  import("../features/screenshot-generator/screenshot-generator.page").then((module) => ({
    default: module.ScreenshotGeneratorPage,
  })),
);
const ReviewManagerPage = lazy(() =>
  import("../features/review-manager/review-manager.page").then((module) => ({
    default: module.ReviewManagerPage,
  })),
);
const SubscriptionPage = lazy(() =>
  import("../features/subscription/subscription.page").then((module) => ({
    default: module.SubscriptionPage,
  })),
);
const LimitsDemoPage = lazy(() =>
  import("../features/limits-demo/limits-demo.page").then((module) => ({ default: module.LimitsDemoPage })),
);
const SubscriptionSuccessPage = lazy(() =>
  import("../features/subscription-success/subscription-success.page").then((module) => ({
    default: module.SubscriptionSuccessPage,
  })),
);

/** Renders the pages of this remote; routes of `remote.json` without a page get a placeholder. */
export function AppRoutes({ pages }: { pages: readonly RemotePage[] }) {
  return (
    <Suspense fallback={<Loading isPage />}>
      <Routes>
        <Route path={paths.asoTools} element={<AsoToolsHome pages={pages} />} />
        <Route path={paths.competitorAnalyzer} element={<CompetitorAnalyzerPage />} />
        <Route path={paths.iconAnalyzer} element={<IconAnalyzerPage />} />
        <Route path={paths.localizationHelper} element={<LocalizationHelperPage />} />
        <Route path={paths.keywordGenerator} element={<KeywordGeneratorPage />} />
        <Route path={paths.titleOptimizer} element={<TitleOptimizerPage />} />
        <Route path={paths.descriptionOptimizer} element={<DescriptionOptimizerPage />} />
        <Route path={paths.screenshotGenerator} element={<ScreenshotGeneratorPage />} />
        <Route path={paths.reviewManager} element={<ReviewManagerPage />} />
        <Route path={paths.subscription} element={<SubscriptionPage />} />
        <Route path={paths.limitsDemo} element={<LimitsDemoPage />} />
        <Route path={paths.subscriptionSuccess} element={<SubscriptionSuccessPage />} />
        <Route path="*" element={<UnimplementedRoute pages={pages} />} />
      </Routes>
    </Suspense>
  );
}
