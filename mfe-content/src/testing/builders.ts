import type { Pagination } from "@listwise/contracts/api";
import type { BlogCategory, BlogPost, ContentPage, Faq } from "@listwise/contracts/content";
import type { PlanFeature, PublicPlan } from "@listwise/contracts/limits";
import type { ShowcaseResult, showcaseEndpoints } from "@listwise/contracts/site";
import type { z } from "@listwise/contracts/zod";

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

export function aContentPage(change: Partial<ContentPage> = {}): ContentPage {
  return {
    id: 1,
    slug: "terms",
    title: "Terms of Service",
    content: "## What the service does",
    wordCount: 4,
    seoTitle: null,
    seoDescription: null,
    featuredImage: null,
    category: "LEGAL",
    subcategory: null,
    status: "PUBLISHED",
    publishedAt: "2026-11-02T08:00:00.000Z",
    createdAt: "2026-11-02T08:00:00.000Z",
    updatedAt: "2026-11-02T08:00:00.000Z",
    parentId: null,
    createdBy: null,
    parent: null,
    children: [],
    ...change,
  };
}

export function aFaq(change: Partial<Faq> = {}): Faq {
  return {
    id: 1,
    question: "What does >200 mean?",
    answer: "It was searched.\nIt was not found.",
    category: "GENERAL",
    subcategory: null,
    isActive: true,
    ...change,
  };
}

export function aPlanFeature(change: Partial<PlanFeature> = {}): PlanFeature {
  return {
    key: "max_tracked_apps",
    featureName: "Tracked apps",
    description: "Apps you can track at the same time.",
    unit: "apps",
    category: "App Monitoring",
    dataType: "INTEGER",
    ...change,
  };
}

export function aPlan(change: Partial<PublicPlan> = {}): PublicPlan {
  return {
    key: "free",
    name: "Free",
    description: "For a first app.",
    isDefault: true,
    limits: { max_tracked_apps: 3 },
    trialDays: 0,
    prices: [],
    ...change,
  };
}

export function aShowcaseResult(change: Partial<ShowcaseResult> = {}): ShowcaseResult {
  return {
    position: 1,
    name: "Rainy Day",
    icon: null,
    developer: "Example Ltd",
    rating: 4.5,
    ranks: [...Array.from({ length: 12 }, () => null), 3, 1],
    ...change,
  };
}

type ShowcaseAnswer = z.input<typeof showcaseEndpoints.topApps.response>;

export function aShowcaseAnswer(change: Partial<ShowcaseAnswer> = {}): ShowcaseAnswer {
  return {
    success: true,
    data: [aShowcaseResult()],
    keyword: "weather radar",
    country: "us",
    provenance: {
      source: "sample",
      algorithm: null,
      version: null,
      confidence: null,
      fetchedAt: "2026-11-20T08:00:00.000Z",
    },
    ...change,
  };
}
