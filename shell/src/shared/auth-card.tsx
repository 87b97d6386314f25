import type { ReactNode } from "react";
import styled from "styled-components";
import { FailureNotice } from "./failure-notice";
import type { CountedFailure } from "./use-failure";

const Place = styled.div`
  display: grid;
  /*
   * Aligned to the top, so that the heading's position does not depend on the content below; the server
   * renders it first.
   */
  grid-template-columns: minmax(0, 1fr);
  place-items: start center;
  min-height: 60dvh;
  padding: clamp(0px, 6dvh, var(--lw-space-16)) var(--lw-space-4) 0;
`;

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-5);
  width: min(100%, 24rem);
  header p {
    margin-top: var(--lw-space-1);
    color: var(--lw-text-muted);
  }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-4);
  padding: var(--lw-space-6);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-xl);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-md);
`;

const Below = styled.p`
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  text-align: center;
  a {
    text-decoration: underline;
  }
`;

interface AuthCardProps {
  title: string;
  lead: string;
  /** Error of the last attempt. */
  failure?: CountedFailure | null;
  /** Advice per error code. */
  hints?: Readonly<Record<string, ReactNode>>;
  /** Link for users who are on the wrong page. */
  below?: ReactNode;
  children: ReactNode;
}

/** Renders the card of an auth page: sign in, register, confirm. */
export function AuthCard({ title, lead, failure = null, hints, below, children }: AuthCardProps) {
  return (
    <Place>
      <Panel>
        <header>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        <Frame>
          <FailureNotice failure={failure} hints={hints} />
          {children}
        </Frame>
        {below && <Below>{below}</Below>}
      </Panel>
    </Place>
  );
}
