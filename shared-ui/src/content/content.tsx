import { lazy, Suspense } from "react";
import { ContentLoading } from "./content-loading";

export interface ContentProps {
  /** Markdown or HTML, from wherever; it is sanitised. Nothing is rendered for nothing. */
  source: string | null | undefined;
  /** The same as the server has rendered it, shown in place of the source; it is sanitized, too. */
  html?: string | undefined;
  /** Level of its highest heading, right below the page's own; default 2. */
  headingLevel?: number;
  /** Beside or above a long text with headings: its table of contents. */
  contents?: boolean;
}

const ContentBody = lazy(() => import("./content-body").then((module) => ({ default: module.ContentBody })));

/** An article: the only place that turns text into HTML. */
export function Content(props: ContentProps) {
  return (
    <Suspense fallback={<ContentLoading />}>
      <ContentBody {...props} />
    </Suspense>
  );
}
