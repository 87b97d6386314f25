import type { AppContext } from "../../../platform/context";
import type { PublishedPage } from "../../content";
import type { Html } from "./html";

/** Structured data of a page, as schema.org names it. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A step on the way from the home page to another. */
export interface Crumb {
  name: string;
  path: string;
}

/** What the server shows of a page before and without scripts, and what search engines read of it. */
export interface PageDocument {
  body: Html;
  trail: readonly Crumb[];
  data: readonly StructuredData[];
  /** The page has a first view of its own, and this stands below it for readers without scripts. */
  onlyWithoutScripts?: boolean;
}

/** What a document is made of. */
export interface DocumentParts {
  ctx: AppContext;
  path: string;
  query: URLSearchParams;
  /** Heading and lead of the route, as its remote names them. */
  title: string;
  lead: string | null;
  /** What authors published at the path. */
  page: PublishedPage | undefined;
  publicUrl: string;
  /** Whether plans are paid for here. */
  sold: boolean;
}
