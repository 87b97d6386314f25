import type { Usage } from "@listwise/contracts/limits";
import { formatNumber, ProgressBar } from "@listwise/shared-ui";
import { isUnlimited, getUsageColor } from "./usage-level";

interface UsageBarProps {
  name: string;
  usage: Usage;
}

const tones = { green: "success", yellow: "warning", red: "danger" } as const;

export function UsageBar({ name, usage }: UsageBarProps) {
  const used = formatNumber(usage.current);
  const text = isUnlimited(usage.limit)
    ? `${used} used · Unlimited`
    : `${used} of ${formatNumber(usage.limit)} (${usage.percentage}%)`;
  return (
    <ProgressBar
      label={name}
      value={Math.min(100, usage.percentage)}
      text={text}
      tone={tones[getUsageColor(usage.percentage)]}
    />
  );
}
