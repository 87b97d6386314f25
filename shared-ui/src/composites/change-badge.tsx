import styled from "styled-components";
import { getChangeStep, formatChange } from "../format/format-rank";
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from "../icons/icons";
import { VisuallyHidden } from "../primitives/visually-hidden";

export interface ChangeBadgeProps {
  /** Ranks gained (positive) or lost; `null` at the first check. */
  change: number | null;
}

const Root = styled.span<{ $tone: string }>`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: var(--lw-${({ $tone }) => $tone}-text);
  font-size: var(--lw-font-sm);
  font-variant-numeric: tabular-nums;
  vertical-align: middle;
  font-weight: ${({ $tone }) => ($tone === "change-surge" ? "var(--lw-weight-bold)" : "var(--lw-weight-medium)")};
  white-space: nowrap;
`;

function formatInWords(change: number | null): string {
  if (change === null) return "No earlier position";
  if (change === 0) return "No change";
  const amount = Math.abs(change);
  return `${change > 0 ? "Up" : "Down"} ${amount} ${amount === 1 ? "position" : "positions"}`;
}

/** Renders a rank change as arrow, sign, number and color, with a text alternative. No change is neutral. */
export function ChangeBadge({ change }: ChangeBadgeProps) {
  const Icon = change === null ? MinusIcon : change > 0 ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Root $tone={change ? getChangeStep(change) : "rank-none"}>
      {change !== 0 && <Icon size={13} aria-hidden="true" />}
      {change !== null && <span aria-hidden="true">{formatChange(change)}</span>}
      <VisuallyHidden>{formatInWords(change)}</VisuallyHidden>
    </Root>
  );
}
