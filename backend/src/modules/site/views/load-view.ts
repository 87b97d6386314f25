import type { DocumentRoute, DocumentView } from "@listwise/contracts/documents";
import { ApiFailure } from "../../../infra/http/errors";
import type { LoadedView } from "../documents/document";
import { loadBlogPostView, loadBlogView } from "./blog.view";
import { loadChangelogEntryView, loadChangelogView } from "./changelog.view";
import { loadContentPageView, loadLegalDocumentView, loadLegalView } from "./content-page.view";
import { loadFaqView } from "./faq.view";
import { loadFiguresView } from "./figures.view";
import { loadGuidesView, loadGuideView } from "./guides.view";
import { loadHelpView } from "./help.view";
import { loadHomeView, loadPricingView } from "./plans.view";
import { loadAboutView, loadContactView } from "./site.view";
import type { ViewLoader, ViewRequest } from "./view-request";

const loaders: { readonly [Route in DocumentRoute]: ViewLoader<DocumentView<Route>> } = {
  "/": loadHomeView,
  "/about": loadAboutView,
  "/blog": loadBlogView,
  "/blog/:slug": loadBlogPostView,
  "/changelog": loadChangelogView,
  "/changelog/:slug": loadChangelogEntryView,
  "/contact": loadContactView,
  "/faq": loadFaqView,
  "/guides": loadGuidesView,
  "/guides/:slug": loadGuideView,
  "/help": loadHelpView,
  "/help/figures": loadFiguresView,
  "/help/:slug": loadContentPageView,
  "/legal": loadLegalView,
  "/legal/:documentType": loadLegalDocumentView,
  "/pricing": loadPricingView,
  "/:category/:slug": loadContentPageView,
};
const byRoute = new Map<string, ViewLoader<object>>(Object.entries(loaders));

/** Loads the data of a route's page; `null` if the route has none or the page isn't published. */
export async function loadView(route: string, request: ViewRequest): Promise<LoadedView | null> {
  const load = byRoute.get(route);
  if (!load) return null;
  try {
    return await load(request);
  } catch (error) {
    // The list of published pages may be two seconds old, so the page may have been unpublished since.
    if (error instanceof ApiFailure && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
