import { Container } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  /** Sets the section off with a raised background. */
  raised?: boolean;
  children: ReactNode;
}

const Root = styled.section`
  padding-block: clamp(var(--lw-space-12), 8vw, var(--lw-space-24));
  &[data-ground="raised"] {
    border-block: 1px solid var(--lw-border);
    background: var(--lw-surface);
  }
`;

const Head = styled.div`
  max-width: 40rem;
  margin: 0 auto var(--lw-space-10);
  text-align: center;
  h2 {
    font-size: clamp(var(--lw-font-2xl), 3.5vw, var(--lw-font-3xl));
    letter-spacing: -0.02em;
  }
  p {
    margin-top: var(--lw-space-3);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-lg);
    text-wrap: balance;
  }
`;

export function Section({ id, title, lead, raised = false, children }: SectionProps) {
  return (
    <Root id={id} data-ground={raised ? "raised" : "plain"} aria-labelledby={`${id}-title`}>
      <Container>
        <Head>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{lead}</p>
        </Head>
        {children}
      </Container>
    </Root>
  );
}
