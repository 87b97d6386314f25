import type { ContentPage } from "@listwise/contracts/content";
import { useSetPageMetadata } from "@listwise/shared-ui";

/** Sets the document's title and description to those of a content page. */
export function useSetContentMetadata({
  title,
  seoTitle,
  seoDescription,
}: Pick<ContentPage, "title" | "seoTitle" | "seoDescription">): void {
  // An empty SEO title means that the page has none.
  useSetPageMetadata({ title: seoTitle || title, description: seoDescription || undefined });
}
