import { lazy, Suspense } from "react";
import { Loading, SkeletonText } from "../primitives/skeleton";

export interface ContentProps {
  /** Markdown or HTML, from wherever; it is sanitised. Nothing is rendered for nothing. */
  source: string | null | undefined;
  /** Level of its highest heading, right below the page's own; default 2. */
  headingLevel?: number;
  /** Beside or above a long text with headings: its table of contents. */
  contents?: boolean;
}

const ContentBody = lazy(() => import("./content-body").then((module) => ({ default: module.ContentBody })));

/** An article: the only place that turns text into HTML. */
export function Content(props: ContentProps) {
  const waiting = (
    <Loading label="Loading content">
      <SkeletonText lines={8} />
    </Loading>
  );
  return (
    <Suspense fallback={waiting}>
      <ContentBody {...props} />
    </Suspense>
  );
}
