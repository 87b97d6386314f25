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

/** With fewer headings a text needs no table of contents. */
const FEWEST = 3;
/** What a table of contents lists: the two highest levels, and no more than anybody would read. */
const listed = (headings: readonly ContentHeading[]) => {
  const top = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level }) => level <= top + 1).slice(0, 100);
};

interface Filled {
  /** How often something was added. */
  parts: number;
  headings: readonly ContentHeading[];
}

/** The renderer itself; `Content` loads it. */
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
