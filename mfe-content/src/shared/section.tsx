import { Container } from "@listwise/shared-ui";
import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  /** Sets the section off with a raised background. */
  raised?: boolean;
  children: ReactNode;
}

export function Section({ id, title, lead, raised = false, children }: SectionProps) {
  return (
    <section
      className="doc-section"
      id={id}
      data-ground={raised ? "raised" : "plain"}
      aria-labelledby={`${id}-title`}
    >
      <Container>
        <div className="doc-section-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{lead}</p>
        </div>
        {children}
      </Container>
    </section>
  );
}
