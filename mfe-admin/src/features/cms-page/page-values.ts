import type { ContentPage, ContentPageInput } from "@listwise/contracts/content";
import { z } from "@listwise/contracts/zod";
import { fromLocalInput, toLocalInput } from "../../shared/editor/local-input";

export type PageValues = {
  title: string;
  slug: string;
  category: string;
  content: string;
  subcategory: string;
  seoTitle: string;
  seoDescription: string;
  featuredImage: string;
  parentId: string;
  status: string;
  publishedAt: string;
};

export const emptyPage: PageValues = {
  title: "",
  slug: "",
  category: "HELP",
  content: "",
  subcategory: "",
  seoTitle: "",
  seoDescription: "",
  featuredImage: "",
  parentId: "",
  status: "DRAFT",
  publishedAt: "",
};

export const pageLabels: Record<keyof PageValues, string> = {
  title: "Title",
  slug: "Address",
  category: "Category",
  content: "Content",
  subcategory: "Subcategory",
  seoTitle: "SEO title",
  seoDescription: "SEO description",
  featuredImage: "Picture",
  parentId: "Parent",
  status: "Status",
  publishedAt: "Publish at",
};

const text = z.nullable(z.string());
const Current = z.object({
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  content: z.string(),
  subcategory: text,
  seoTitle: text,
  seoDescription: text,
  featuredImage: text,
  parentId: z.nullable(z.number()),
  status: z.string(),
  publishedAt: text,
});

export function toPageValues(page: z.output<typeof Current> | ContentPage): PageValues {
  const { title, slug, category, content, status } = page;
  return {
    ...{ title, slug, category, content, status },
    subcategory: page.subcategory ?? "",
    seoTitle: page.seoTitle ?? "",
    seoDescription: page.seoDescription ?? "",
    featuredImage: page.featuredImage ?? "",
    parentId: page.parentId === null ? "" : String(page.parentId),
    publishedAt: toLocalInput(page.publishedAt),
  };
}

/** Returns the request body; `stored` is the initial publication time. */
export function toPageBody(
  values: PageValues,
  stored: string | null,
): Record<keyof ContentPageInput, unknown> {
  return {
    ...values,
    subcategory: values.subcategory.trim() || null,
    seoTitle: values.seoTitle.trim() || null,
    seoDescription: values.seoDescription.trim() || null,
    featuredImage: values.featuredImage.trim() || null,
    parentId: values.parentId === "" ? null : Number(values.parentId),
    publishedAt: fromLocalInput(values.publishedAt, stored),
  };
}

/** Returns the form values of the conflicting version, or `null` if the server sent none. */
export function parseCurrentPage(current: unknown): PageValues | null {
  const known = z.safeParse(Current, current);
  return known.success ? toPageValues(known.data) : null;
}
