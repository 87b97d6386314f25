import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { IdSchema } from "../api/ids";
import { ById, MomentSchema } from "../api/texts";
import { z } from "../zod";
import { FaqCategoryCountSchema, FaqCategorySchema, FaqFilterSchema, FaqSchema } from "./faq";

/** Question as editors see it; `order` is its position within the category. */
export const EditedFaqSchema = z.extend(FaqSchema, {
  order: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Parsed {@link EditedFaqSchema}. */
export type EditedFaq = z.infer<typeof EditedFaqSchema>;

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

/** Admin endpoints for the FAQ. */
export const faqAdminEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/faq",
    access: "admin",
    tag: "faq",
    summary: "List questions, including inactive ones",
    query: FaqFilterSchema,
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
    params: z.object({ category: FaqCategorySchema }),
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
