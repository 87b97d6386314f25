import type { ContentPage } from "@listwise/contracts/content";

/** Creates a content page for tests: a top-level draft in HELP. */
export function aPage(change: Partial<ContentPage> = {}): ContentPage {
  return {
    id: 7,
    slug: "a-page",
    title: "A page",
    content: "Body",
    wordCount: 1,
    seoTitle: null,
    seoDescription: null,
    featuredImage: null,
    category: "HELP",
    subcategory: null,
    status: "DRAFT",
    publishedAt: null,
    createdAt: "2026-11-20T08:00:00.000Z",
    updatedAt: "2026-11-20T08:00:00.000Z",
    parentId: null,
    createdBy: null,
    parent: null,
    children: [],
    ...change,
  };
}
