import styled from "styled-components";
import type { ChartMark, MarkKind } from "./chart-data";
import { MARK_KINDS } from "./chart-kinds";

const Line = styled.ul`
  display: flex;
  gap: var(--lw-space-5);
  min-height: 1.25rem;
  margin: var(--lw-space-1) 0 0;
  padding: 0;
  overflow: hidden;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  list-style: none;
  white-space: nowrap;
  li {
    min-width: 4rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const SHAPES: Readonly<Record<MarkKind, string>> = {
  change: "border-radius: 50%;",
  release: "clip-path: polygon(0 0, 100% 0, 50% 100%);",
  note: "",
};

/** Renders the shape that marks an event in charts. */
export const MarkShape = styled.span<{ $kind: MarkKind }>`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-inline-end: var(--lw-space-2);
  background: var(--lw-${({ $kind }) => MARK_KINDS[$kind].color});
  ${({ $kind }) => SHAPES[$kind]}
`;

export interface MarkLineProps {
  marks: readonly ChartMark[];
  /** Marks at the cursor. */
  current: readonly ChartMark[];
}

/** Renders the marks at the cursor, or else what the shapes of the marks mean. */
export function MarkLine({ marks, current }: MarkLineProps) {
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  const items = current.length > 0 ? current : kinds.map((kind) => ({ kind, label: MARK_KINDS[kind].label }));
  return (
    <Line aria-hidden="true">
      {items.map(({ kind, label }, index) => (
        <li key={`${index} ${label}`}>
          <MarkShape $kind={kind} />
          {label}
        </li>
      ))}
    </Line>
  );
}
