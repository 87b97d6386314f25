import type { BlogCategory, BlogPost, Pagination } from "@listwise/contracts";

export function aCategory(change: Partial<BlogCategory> = {}): BlogCategory {
  return { id: 1, name: "Guides", slug: "guides", postCount: 3, ...change };
}

export function aPost(change: Partial<BlogPost> = {}): BlogPost {
  return {
    id: 1,
    title: "What a rank tells you",
    slug: "what-a-rank-tells-you",
    summary: "How to read a position.",
    content: "",
    featuredImage: null,
    publishedAt: "2026-11-02T12:00:00.000Z",
    author: { name: "Ada Example" },
    wordCount: 401,
    categories: [{ category: { id: 1, name: "Guides", slug: "guides" } }],
    ...change,
  };
}

export function aPagination(change: Partial<Pagination> = {}): Pagination {
  return { page: 1, pageSize: 10, total: 1, pages: 1, ...change };
}
