import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { IdSchema } from "../api/ids";
import { z } from "../zod";
import { ById, MomentSchema, SearchTextSchema } from "../api/texts";

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

/** Question as editors see it; `order` is its position within the category. */
export const EditedFaqSchema = z.extend(FaqSchema, {
  order: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Parsed {@link EditedFaqSchema}. */
export type EditedFaq = z.infer<typeof EditedFaqSchema>;

/** Number of questions in a category; lists include empty categories. */
export const FaqCategoryCountSchema = z.object({ category: FaqCategorySchema, count: z.number() });

/** Parsed {@link FaqCategoryCountSchema}. */
export type FaqCategoryCount = z.infer<typeof FaqCategoryCountSchema>;

/** Editable fields of a question. */
export const FaqInputSchema = z.object({
  question: z
    .string()
    .check(z.trim(), z.minLength(1, "Enter a question."), z.maxLength(300, "Use at most 300 characters.")),
  answer: z
    .string()
    .check(z.trim(), z.minLength(1, "Enter an answer."), z.maxLength(5000, "Use at most 5,000 characters.")),
  category: FaqCategorySchema,
  subcategory: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(100))), null),
  isActive: z._default(z.boolean(), true),
});

/** Parsed {@link FaqInputSchema}. */
export type FaqInput = z.infer<typeof FaqInputSchema>;

const Filter = z.object({
  category: z.optional(FaqCategorySchema),
  subcategory: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  search: z.optional(SearchTextSchema),
  isActive: z.optional(z.enum(["true", "false"])),
});
const ByCategory = z.object({ category: FaqCategorySchema });

/** Endpoints for the public FAQ: active questions only. */
export const faqEndpoints = {
  publicList: endpoint({
    method: "GET",
    path: "/faq/public",
    access: "public",
    tag: "faq",
    summary: "List active questions that contain every search word; `isActive=false` returns none",
    query: Filter,
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
    params: ByCategory,
    response: answer(z.array(z.string())),
  }),
};

/** Admin endpoints for the FAQ. */
export const faqAdminEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/faq",
    access: "admin",
    tag: "faq",
    summary: "List questions, including inactive ones",
    query: Filter,
    response: answer(z.array(EditedFaqSchema)),
  }),
  one: endpoint({
    method: "GET",
    path: "/faq/{id}",
    access: "admin",
    tag: "faq",
    summary: "Get a question",
    params: ById,
    response: answer(EditedFaqSchema),
    errors: ["NOT_FOUND"],
  }),
  create: endpoint({
    method: "POST",
    path: "/faq",
    access: "admin",
    tag: "faq",
    summary: "Create a question at the end of its category",
    body: FaqInputSchema,
    response: answer(EditedFaqSchema),
    status: 201,
    idempotent: true,
  }),
  update: endpoint({
    method: "PUT",
    path: "/faq/{id}",
    access: "admin",
    tag: "faq",
    summary: "Update a question; `updatedAt` is that of the version you edited",
    params: ById,
    body: z.extend(FaqInputSchema, { updatedAt: MomentSchema }),
    response: answer(EditedFaqSchema),
    errors: ["CONFLICT", "NOT_FOUND"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/faq/{id}",
    access: "admin",
    tag: "faq",
    summary: "Delete a question",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
  categories: endpoint({
    method: "GET",
    path: "/faq/categories",
    access: "admin",
    tag: "faq",
    summary: "List categories with their number of questions",
    response: answer(z.array(FaqCategoryCountSchema)),
  }),
  subcategories: endpoint({
    method: "GET",
    path: "/faq/categories/{category}/subcategories",
    access: "admin",
    tag: "faq",
    summary: "List the subcategories of a category",
    params: ByCategory,
    response: answer(z.array(z.string())),
  }),
  reorder: endpoint({
    method: "POST",
    path: "/faq/reorder",
    access: "admin",
    tag: "faq",
    summary: "Reorder questions in one transaction",
    body: z.object({
      faqOrders: z
        .array(
          z.object({
            id: IdSchema,
            order: z.number().check(z.int(), z.gte(0), z.lte(100_000)),
          }),
        )
        .check(
          z.minLength(1, "Send at least one question."),
          z.maxLength(500, "Send at most 500 questions."),
        ),
    }),
    response: answer(z.array(EditedFaqSchema)),
    errors: ["NOT_FOUND"],
  }),
  toggleStatus: endpoint({
    method: "PATCH",
    path: "/faq/{id}/toggle-status",
    access: "admin",
    tag: "faq",
    summary: "Show or hide a question",
    params: ById,
    response: answer(EditedFaqSchema),
    errors: ["NOT_FOUND"],
  }),
};
