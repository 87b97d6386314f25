import { useMemo } from "react";
import { Prose } from "./content.styles";
import type { ContentProps } from "./content";
import { renderContent } from "./render-content";

/** The renderer itself; `Content` loads it. */
export function ContentBody({ source, headingShift = 1 }: ContentProps) {
  const html = useMemo(() => renderContent(source, headingShift), [source, headingShift]);
  if (html === "") return null;
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
}
