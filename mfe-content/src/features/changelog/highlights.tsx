import type { HighlightType } from "@listwise/contracts/content";
import { Badge, type Tone } from "@listwise/shared-ui";
import type { Highlight } from "./changelog-entry";
import { PlainList } from "../../shared/lists/plain-list";

/** Each type has a label next to its color, for users who can't see the color. */
const HIGHLIGHT_STYLES: Record<HighlightType, { tone: Tone; label: string }> = {
  feature: { tone: "success", label: "Feature" },
  improvement: { tone: "info", label: "Improvement" },
  bugfix: { tone: "danger", label: "Bug fix" },
  performance: { tone: "warning", label: "Performance" },
};

interface HighlightsProps {
  highlights: readonly Highlight[];
  headingLevel?: "h2" | "h3";
}

export function Highlights({ highlights, headingLevel: Heading = "h3" }: HighlightsProps) {
  return (
    <PlainList className="doc-highlights">
      {highlights.map(({ type, title, description }, index) => (
        <li key={index} data-type={type}>
          <Badge tone={HIGHLIGHT_STYLES[type].tone}>{HIGHLIGHT_STYLES[type].label}</Badge>
          <Heading>{title}</Heading>
          {description && <p>{description}</p>}
        </li>
      ))}
    </PlainList>
  );
}
