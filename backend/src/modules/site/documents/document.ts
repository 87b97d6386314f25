import type { SafeHtml } from "@listwise/contracts/documents";

/** Structured data of a page (schema.org). */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A breadcrumb. */
export interface Crumb {
  name: string;
  path: string;
}

/** The data of a page: what its template is filled with, and its structured data. */
export interface LoadedView<View extends object = object> {
  view: View;
  trail: readonly Crumb[];
  data: readonly StructuredData[];
  /** Title and text of a published page, for the document that is shown if the release has no template. */
  article?: { title: string; text: SafeHtml | null };
}
