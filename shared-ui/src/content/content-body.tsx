import { useEffect, useRef, useState } from "react";
import type { ContentHeading } from "./arrange-headings";
import type { ContentProps } from "./content";
import { ContentLoading } from "./content-loading";
import { ContentsNav } from "./contents-nav";
import { Layout } from "./contents-nav.styles";
import { Prose } from "./content.styles";
import { fillContent } from "./fill-content";
import { useContentAnchor } from "./use-content-anchor";
import { useContentClicks } from "./use-content-clicks";
import { useReachableFrames } from "./use-reachable-frames";

/** Minimum number of headings for a table of contents. Chosen by us. */
const FEWEST = 3;
/** Returns the headings for the table of contents: the two highest levels, at most 100 entries. */
const listed = (headings: readonly ContentHeading[]) => {
  const top = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level }) => level <= top + 1).slice(0, 100);
};

interface Filled {
  /** Number of parts rendered so far. */
  parts: number;
  headings: readonly ContentHeading[];
}

/** Renders an article. `Content` loads it lazily. */
export function ContentBody({ source, html, headingLevel = 2, contents = false }: ContentProps) {
  const root = useRef<HTMLDivElement>(null);
  const [{ parts, headings }, setFilled] = useState<Filled>({ parts: 0, headings: [] });
  useEffect(() => {
    if (!root.current) return undefined;
    return fillContent(root.current, {
      source,
      html,
      top: headingLevel,
      onHeadings: (found, complete) => {
        setFilled((before) => ({
          parts: before.parts + 1,
          headings: complete ? listed(found) : before.headings,
        }));
      },
    });
  }, [source, html, headingLevel]);
  useContentAnchor(root, parts);
  useContentClicks(root);
  useReachableFrames(root, parts);
  return (
    <Layout>
      {contents && headings.length >= FEWEST && <ContentsNav headings={headings} />}
      {parts === 0 && <ContentLoading />}
      <Prose ref={root} />
    </Layout>
  );
}
