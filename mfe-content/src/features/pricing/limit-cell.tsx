import { type PlanFeature, type PublicPlan, formatLimit } from "@listwise/contracts/limits";
import { CheckIcon, MinusIcon, VisuallyHidden } from "@listwise/shared-ui";

interface LimitCellProps {
  feature: PlanFeature;
  value: PublicPlan["limits"][string] | undefined;
  current: boolean;
}

export function LimitCell({ feature, value, current }: LimitCellProps) {
  const text = formatLimit(feature, value);
  return (
    // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the style sheet's layout removes it
    <td role="cell" data-current={current} data-none={text === null}>
      {value === true && <CheckIcon size={16} aria-hidden="true" />}
      {text === null && <MinusIcon size={16} aria-hidden="true" />}
      {value === true || text === null ? <VisuallyHidden>{text ?? "Not included"}</VisuallyHidden> : text}
    </td>
  );
}
