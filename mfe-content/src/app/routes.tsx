import { Loading, PlannedRoute, Route, Routes, type RemotePage } from "@listwise/shared-ui";
import { lazy, Suspense } from "react";
import { paths } from "./paths";

const HomePage = lazy(() =>
  import("../features/home/home.page").then((module) => ({ default: module.HomePage })),
);
const PricingPage = lazy(() =>
  import("../features/pricing/pricing.page").then((module) => ({ default: module.PricingPage })),
);
const TestApiPage = lazy(() =>
  import("../features/test-api/test-api.page").then((module) => ({ default: module.TestApiPage })),
);
const BlogPage = lazy(() =>
  import("../features/blog/blog.page").then((module) => ({ default: module.BlogPage })),
);
const BlogPostPage = lazy(() =>
  import("../features/blog-post/blog-post.page").then((module) => ({ default: module.BlogPostPage })),
);

/** The pages of this remote; what its `remote.json` names and nobody built yet says so itself. */
export function AppRoutes({ pages }: { pages: readonly RemotePage[] }) {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.pricing} element={<PricingPage />} />
        <Route path={paths.testApi} element={<TestApiPage />} />
        <Route path={paths.blog} element={<BlogPage />} />
        <Route path={paths.blogPost} element={<BlogPostPage />} />
        <Route path="*" element={<PlannedRoute pages={pages} />} />
      </Routes>
    </Suspense>
  );
}
