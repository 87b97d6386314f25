import { ArrowDownIcon, ArrowUpIcon, MinusIcon, VisuallyHidden } from "@listwise/shared-ui";
import styled from "styled-components";

const Root = styled.span<{ $step: "up" | "down" | "flat" }>`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: var(--lw-${({ $step }) => ($step === "flat" ? "text-muted" : `change-${$step}-text`)});
  font-weight: var(--lw-weight-medium);
  white-space: nowrap;
`;

const icons = { up: ArrowUpIcon, down: ArrowDownIcon, flat: MinusIcon };
const words = { up: "Up", down: "Down", flat: "No change" };

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
  const step = change === 0 ? "flat" : change > 0 ? "up" : "down";
  const Icon = icons[step];
  const points = Math.abs(change).toFixed(1);
  return (
    <Root $step={step}>
      <Icon size={13} aria-hidden="true" />
      <span aria-hidden="true">{step === "flat" ? points : `${step === "up" ? "+" : "−"}${points}`}</span>
      <VisuallyHidden>{step === "flat" ? words.flat : `${words[step]} ${points} points`}</VisuallyHidden>
    </Root>
  );
}
