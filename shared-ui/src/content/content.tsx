import { lazy, Suspense } from "react";
import { ContentLoading } from "./content-loading";

export interface ContentProps {
  /** Untrusted Markdown or HTML, which is sanitized. An empty source renders nothing. */
  source: string | null | undefined;
  /** The source as HTML rendered by the server; preferred over the source and also sanitized. */
  html?: string | undefined;
  /** Level of the article's highest heading, below the page's own; default 2. */
  headingLevel?: number;
  /** Shows a table of contents next to or above a long text. */
  contents?: boolean;
}

const ContentBody = lazy(() => import("./content-body").then((module) => ({ default: module.ContentBody })));

/** Renders an article. The only component that turns text into HTML. */
export function Content(props: ContentProps) {
  return (
    <Suspense fallback={<ContentLoading />}>
      <ContentBody {...props} />
    </Suspense>
  );
}
