import { ArrowDownIcon, ArrowUpIcon, VisuallyHidden } from "@listwise/shared-ui";
import styled from "styled-components";

const Root = styled.span<{ $step: "up" | "down" | "flat" }>`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: var(--lw-${({ $step }) => ($step === "flat" ? "text-muted" : `change-${$step}-text`)});
  font-weight: var(--lw-weight-medium);
  vertical-align: bottom;
  white-space: nowrap;
`;

/** Renders a change of visibility in points, or a dash if it is unknown. */
export function PointsChange({ change }: { change: number | null }) {
  if (change === null) {
    return (
      <Root $step="flat">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>Unknown</VisuallyHidden>
      </Root>
    );
  }
  const points = Math.abs(change).toFixed(1);
  if (change === 0) {
    return (
      <Root $step="flat">
        <span aria-hidden="true">{points}</span>
        <VisuallyHidden>No change</VisuallyHidden>
      </Root>
    );
  }
  const isGain = change > 0;
  const Icon = isGain ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Root $step={isGain ? "up" : "down"}>
      <Icon size={13} aria-hidden="true" />
      <span aria-hidden="true">{`${isGain ? "+" : "−"}${points}`}</span>
      <VisuallyHidden>{`${isGain ? "Up" : "Down"} ${points} points`}</VisuallyHidden>
    </Root>
  );
}
