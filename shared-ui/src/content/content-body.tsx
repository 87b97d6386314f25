import { useEffect, useRef, useState } from "react";
import type { ContentHeading } from "./enhance-headings";
import type { ContentProps } from "./content";
import { ContentLoading } from "./content-loading";
import { ContentsNav } from "./contents-nav";
import { Layout } from "./contents-nav.styles";
import { Prose } from "./content.styles";
import { renderContent } from "./render-content";
import { useContentAnchor } from "./use-content-anchor";
import { useContentClicks } from "./use-content-clicks";
import { useReachableFrames } from "./use-reachable-frames";

/** Minimum number of headings for a table of contents. Chosen by us. */
const MIN_HEADINGS = 3;
/** Returns the headings for the table of contents: the two highest levels, at most 100 entries. */
const selectHeadings = (headings: readonly ContentHeading[]) => {
  const top = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level }) => level <= top + 1).slice(0, 100);
};

interface RenderedContent {
  /** Number of parts rendered so far. */
  parts: number;
  headings: readonly ContentHeading[];
}

/** Renders an article. `Content` loads it lazily. */
export function ContentBody({ source, html, headingLevel = 2, contents = false }: ContentProps) {
  const root = useRef<HTMLDivElement>(null);
  const [{ parts, headings }, setFilled] = useState<RenderedContent>({ parts: 0, headings: [] });
  useEffect(() => {
    if (!root.current) return undefined;
    return renderContent(root.current, {
      source,
      html,
      top: headingLevel,
      onHeadings: (found, complete) => {
        setFilled((before) => ({
          parts: before.parts + 1,
          headings: complete ? selectHeadings(found) : before.headings,
        }));
      },
    });
  }, [source, html, headingLevel]);
  useContentAnchor(root, parts);
  useContentClicks(root);
  useReachableFrames(root, parts);
  return (
    <Layout>
      {contents && headings.length >= MIN_HEADINGS && <ContentsNav headings={headings} />}
      {parts === 0 && <ContentLoading />}
      <Prose ref={root} />
    </Layout>
  );
}
