import { pluralize } from "@listwise/aso-core/text";
import styled from "styled-components";
import { getChangeStep, formatChange } from "../format/format-rank";
import { ArrowDownIcon, ArrowUpIcon } from "../icons/icons";
import { VisuallyHidden } from "../primitives/visually-hidden";

/** Unit of a change: whole positions, or points with one digit. */
export type ChangeUnit = "position" | "point";

export interface ChangeBadgeProps {
  /** Positions or points gained (positive) or lost; `null` if there is nothing to compare with. */
  change: number | null;
  /** Default: position. */
  unit?: ChangeUnit;
}

/** Frame of a change in the color of its tone. */
export const ChangeRoot = styled.span<{ $tone: string }>`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: var(--lw-${({ $tone }) => $tone}-text);
  font-size: var(--lw-font-sm);
  font-variant-numeric: tabular-nums;
  vertical-align: middle;
  font-weight: ${({ $tone }) => ($tone === "change-surge" ? "var(--lw-weight-bold)" : "var(--lw-weight-medium)")};
  white-space: nowrap;
  svg {
    flex: none;
  }
`;

const DIGITS: Readonly<Record<ChangeUnit, number>> = { position: 0, point: 1 };

function getTone(change: number, unit: ChangeUnit): string {
  if (change === 0) return "rank-none";
  if (unit === "position") return getChangeStep(change);
  return change > 0 ? "change-up" : "change-down";
}

/** A bare zero after a rank, as in "#2 of 31 0", would read like a part of it. */
const formatSign = (change: number | null, unit: ChangeUnit) =>
  change === 0 && unit === "position" ? "=" : formatChange(change, DIGITS[unit]);

function formatInWords(change: number | null, unit: ChangeUnit): string {
  if (change === null) return unit === "position" ? "No earlier position" : "Unknown";
  if (change === 0) return "No change";
  const amount = Math.abs(change);
  const noun = unit === "point" ? "points" : pluralize(amount, "position");
  return `${change > 0 ? "Up" : "Down"} ${amount.toFixed(DIGITS[unit])} ${noun}`;
}

/**
 * Renders a change as arrow, sign, number and color, with a text alternative. All of them show the rounded change, so
 * that they agree; no change is neutral.
 */
export function ChangeBadge({ change, unit = "position" }: ChangeBadgeProps) {
  const rounded = change === null ? null : Number(change.toFixed(DIGITS[unit]));
  const Icon = rounded ? (rounded > 0 ? ArrowUpIcon : ArrowDownIcon) : null;
  return (
    <ChangeRoot $tone={getTone(rounded ?? 0, unit)}>
      {Icon && <Icon size={13} aria-hidden="true" />}
      <span aria-hidden="true">{formatSign(rounded, unit)}</span>
      <VisuallyHidden>{formatInWords(rounded, unit)}</VisuallyHidden>
    </ChangeRoot>
  );
}
