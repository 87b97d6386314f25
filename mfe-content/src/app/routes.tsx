import { Loading, UnimplementedRoute, Route, Routes, type RemotePage } from "@listwise/shared-ui";
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
const FaqPage = lazy(() =>
  import("../features/faq/faq.page").then((module) => ({ default: module.FaqPage })),
);
const HelpPage = lazy(() =>
  import("../features/help/help.page").then((module) => ({ default: module.HelpPage })),
);
const FiguresPage = lazy(() =>
  import("../features/figures/figures.page").then((module) => ({ default: module.FiguresPage })),
);
const ChangelogPage = lazy(() =>
  import("../features/changelog/changelog.page").then((module) => ({ default: module.ChangelogPage })),
);
const ChangelogEntryPage = lazy(() =>
  import("../features/changelog/changelog-entry.page").then((module) => ({
    default: module.ChangelogEntryPage,
  })),
);
const LegalPage = lazy(() =>
  import("../features/legal/legal.page").then((module) => ({ default: module.LegalPage })),
);
const LegalDocumentPage = lazy(() =>
  import("../features/legal/legal-document.page").then((module) => ({ default: module.LegalDocumentPage })),
);
const AboutPage = lazy(() =>
  import("../features/about/about.page").then((module) => ({ default: module.AboutPage })),
);
const ContactPage = lazy(() =>
  import("../features/contact/contact.page").then((module) => ({ default: module.ContactPage })),
);
const GuidesPage = lazy(() =>
  import("../features/guides/guides.page").then((module) => ({ default: module.GuidesPage })),
);
const GuidePage = lazy(() =>
  import("../features/guides/guide.page").then((module) => ({ default: module.GuidePage })),
);
const ContentPagePage = lazy(() =>
  import("../features/content-page/content-page.page").then((module) => ({
    default: module.ContentPagePage,
  })),
);

/** Renders the pages of this remote. Planned routes of `remote.json` show a placeholder. */
export function AppRoutes({ pages }: { pages: readonly RemotePage[] }) {
  return (
    <Suspense fallback={<Loading isPage />}>
      <Routes>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.pricing} element={<PricingPage />} />
        <Route path={paths.testApi} element={<TestApiPage />} />
        <Route path={paths.blog} element={<BlogPage />} />
        <Route path={paths.blogPost} element={<BlogPostPage />} />
        <Route path={paths.faq} element={<FaqPage />} />
        <Route path={paths.help} element={<HelpPage />} />
        <Route path={paths.changelog} element={<ChangelogPage />} />
        <Route path={paths.changelogEntry} element={<ChangelogEntryPage />} />
        <Route path={paths.legal} element={<LegalPage />} />
        <Route path={paths.legalDocument} element={<LegalDocumentPage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.guides} element={<GuidesPage />} />
        <Route path={paths.guide} element={<GuidePage />} />
        <Route path={paths.figures} element={<FiguresPage />} />
        <Route path={paths.helpPage} element={<ContentPagePage category="help" />} />
        <Route path={paths.contentPage} element={<ContentPagePage />} />
        <Route path="*" element={<UnimplementedRoute pages={pages} />} />
      </Routes>
    </Suspense>
  );
}
