import { Link } from "@listwise/shared-ui";
import type { ReactNode } from "react";

interface LinkCardProps {
  to: string;
  title: string;
  summary: string;
  icon?: ReactNode;
  /** Shown in the card's footer. */
  note?: ReactNode;
  headingLevel?: "h2" | "h3";
}

/** Renders a card whose whole area is a link. */
export function LinkCard({ to, title, summary, icon, note, headingLevel: Heading = "h3" }: LinkCardProps) {
  return (
    <article className="doc-tile">
      {icon}
      <Heading>
        <Link to={to}>{title}</Link>
      </Heading>
      {summary && <p>{summary}</p>}
      {note && <footer>{note}</footer>}
    </article>
  );
}
