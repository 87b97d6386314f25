import type { FigureId } from "@listwise/aso-core/figures";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Skeleton } from "../primitives/skeleton";
import { DefinitionLink, FigureLink } from "./figure-link";

export interface StatProps {
  label: string;
  /** The formatted value. */
  value: ReactNode;
  /** Shown next to the value: a change, a sparkline. */
  aside?: ReactNode;
  /** Line below the value, e.g. the period of comparison. */
  hint?: ReactNode;
  icon?: ReactNode;
  /** Figure of the value; the label links to its definition. */
  figure?: FigureId;
  /** Id of the element of this page that defines the value, if it is no figure of the product. */
  definitionId?: string;
  loading?: boolean;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-1);
  min-width: 0;
  padding: var(--lw-space-4) var(--lw-space-5);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-sm);
  /* Two next to each other on a phone keep a label of two words on one line. */
  @media (max-width: 479px) {
    padding-inline: var(--lw-space-4);
  }
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-1);
  > span {
    display: flex;
    align-items: center;
    gap: var(--lw-space-2);
  }
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  svg {
    flex: none;
    color: var(--lw-text-subtle);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-1) var(--lw-space-3);
  min-height: 2.125rem;
`;

const Value = styled.div`
  font-size: var(--lw-font-3xl);
  font-weight: var(--lw-weight-semibold);
  letter-spacing: -0.02em;
  line-height: 1.2;
`;

const Hint = styled.div`
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
`;

/** Renders one key figure with its label. */
export function Stat(props: StatProps) {
  const { label, value, aside, hint, icon, figure, definitionId, loading = false } = props;
  return (
    <Root role="group" aria-label={label} aria-busy={loading || undefined}>
      <Label>
        <span aria-hidden="true">
          {icon}
          {label}
        </span>
        {figure && <FigureLink figure={figure} label={label} />}
        {definitionId && <DefinitionLink id={definitionId} label={label} />}
      </Label>
      <Line>
        {loading ? <Skeleton width="5rem" height="1.75rem" /> : <Value>{value}</Value>}
        {!loading && aside}
      </Line>
      {hint && <Hint>{hint}</Hint>}
    </Root>
  );
}
