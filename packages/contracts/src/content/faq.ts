import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";
import { ById, SearchTextSchema } from "../api/texts";

/** Categories of the FAQ in display order. */
export const FAQ_CATEGORIES = ["GENERAL", "FEATURES", "PRICING", "ACCOUNT", "TECHNICAL", "BILLING"] as const;

/** One of {@link FAQ_CATEGORIES}. */
export const FaqCategorySchema = z.enum(FAQ_CATEGORIES);

/** Parsed {@link FaqCategorySchema}. */
export type FaqCategory = z.infer<typeof FaqCategorySchema>;

/** Question with its answer. The answer is plain text with significant line breaks. */
export const FaqSchema = z.object({
  id: z.number(),
  question: z.string(),
  answer: z.string(),
  category: FaqCategorySchema,
  subcategory: z.nullable(z.string()),
  isActive: z.boolean(),
});

/** Parsed {@link FaqSchema}. */
export type Faq = z.infer<typeof FaqSchema>;

/** Number of questions in a category; lists include empty categories. */
export const FaqCategoryCountSchema = z.object({ category: FaqCategorySchema, count: z.number() });

/** Parsed {@link FaqCategoryCountSchema}. */
export type FaqCategoryCount = z.infer<typeof FaqCategoryCountSchema>;

/** Filter of lists of questions. */
export const FaqFilterSchema = z.object({
  category: z.optional(FaqCategorySchema),
  subcategory: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  search: z.optional(SearchTextSchema),
  isActive: z.optional(z.enum(["true", "false"])),
});

/** Endpoints for the public FAQ: active questions only. */
export const faqEndpoints = {
  publicList: endpoint({
    method: "GET",
    path: "/faq/public",
    access: "public",
    tag: "faq",
    summary: "List active questions that contain every search word; `isActive=false` returns none",
    query: FaqFilterSchema,
    response: answer(z.array(FaqSchema)),
  }),
  publicOne: endpoint({
    method: "GET",
    path: "/faq/public/{id}",
    access: "public",
    tag: "faq",
    summary: "Get an active question",
    params: ById,
    response: answer(FaqSchema),
    errors: ["NOT_FOUND"],
  }),
  publicCategories: endpoint({
    method: "GET",
    path: "/faq/public/categories",
    access: "public",
    tag: "faq",
    summary: "List categories with their number of active questions",
    response: answer(z.array(FaqCategoryCountSchema)),
  }),
  publicSubcategories: endpoint({
    method: "GET",
    path: "/faq/public/categories/{category}/subcategories",
    access: "public",
    tag: "faq",
    summary: "List subcategories that have active questions",
    params: z.object({ category: FaqCategorySchema }),
    response: answer(z.array(z.string())),
  }),
};
