import { ContentPageInputSchema, type ContentPage, type ContentPageInput } from "@listwise/contracts/content";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { toPageBody, emptyPage, parseCurrentPage, toPageValues } from "./page-values";

/** Returns the form for a new or existing page. */
export function usePageForm(
  page: ContentPage | null,
  save: (body: ContentPageInput, version: string | undefined) => Promise<void>,
) {
  return useAdminForm({
    schema: ContentPageInputSchema,
    initial: page ? toPageValues(page) : emptyPage,
    toBody: (values) => toPageBody(values, page?.publishedAt ?? null),
    ...(page ? { version: page.updatedAt } : {}),
    readCurrent: parseCurrentPage,
    save,
  });
}

export type PageForm = ReturnType<typeof usePageForm>;
