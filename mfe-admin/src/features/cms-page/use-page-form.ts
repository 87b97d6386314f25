import { ContentPageInputSchema, type ContentPage, type ContentPageInput } from "@listwise/contracts";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { bodyOf, emptyPage, readCurrent, valuesOf } from "./page-values";

/** Returns the form for a new or existing page. */
export function usePageForm(
  page: ContentPage | null,
  save: (body: ContentPageInput, version: string | undefined) => Promise<void>,
) {
  return useAdminForm({
    schema: ContentPageInputSchema,
    initial: page ? valuesOf(page) : emptyPage,
    toBody: (values) => bodyOf(values, page?.publishedAt ?? null),
    ...(page ? { version: page.updatedAt } : {}),
    readCurrent,
    save,
  });
}

export type PageForm = ReturnType<typeof usePageForm>;
