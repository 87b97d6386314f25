import type { ContentPage } from "@listwise/contracts/content";
import type { StructuredData } from "../documents/document";
import { createArticleData } from "../documents/structured-data";
import type { ViewRequest } from "./view-request";

/** Returns the structured data of a content page. */
export function createPageData(
  { title, seoDescription, featuredImage, createdBy, publishedAt, updatedAt }: ContentPage,
  { path, publicUrl }: ViewRequest,
): StructuredData {
  return createArticleData(
    {
      type: "Article",
      description: seoDescription,
      image: featuredImage,
      author: createdBy?.name ?? null,
      ...{ title, publishedAt, updatedAt, path },
    },
    publicUrl,
  );
}
