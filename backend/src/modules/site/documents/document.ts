import type { AppContext } from "../../../infra/context";
import type { PublishedPage } from "../../content";
import type { Html } from "./html";

/** Structured data of a page (schema.org). */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A breadcrumb. */
export interface Crumb {
  name: string;
  path: string;
}

/** The server-rendered version of a page, shown before and without scripts, with its structured data. */
export interface PageDocument {
  body: Html;
  trail: readonly Crumb[];
  data: readonly StructuredData[];
  /** True if the page has its own first view, so that the document is only shown without scripts. */
  onlyWithoutScripts?: boolean;
}

/** Input of a document. */
export interface DocumentParts {
  ctx: AppContext;
  path: string;
  query: URLSearchParams;
  /** Heading of the route from its build. */
  title: string;
  lead: string | null;
  /** The published page at the path. */
  page: PublishedPage | undefined;
  publicUrl: string;
  /** True if a payment provider sells the plans. */
  sold: boolean;
}
