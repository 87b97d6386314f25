import type { Usage } from "@listwise/contracts";
import { formatDate, formatNumber, ProgressBar, Text } from "@listwise/shared-ui";
import { isUnlimited, usageColour } from "./usage-level";

interface UsageBarProps {
  name: string;
  unit: string | null;
  usage: Usage;
}

const tones = { green: "success", yellow: "warning", red: "danger" } as const;

export function UsageBar({ name, unit, usage }: UsageBarProps) {
  const used = formatNumber(usage.current);
  const text = isUnlimited(usage.limit)
    ? `${used} used · Unlimited`
    : `${used} of ${formatNumber(usage.limit)} ${unit ?? ""} (${usage.percentage}%)`;
  return (
    <>
      <ProgressBar
        label={name}
        value={Math.min(100, usage.percentage)}
        text={text}
        tone={tones[usageColour(usage.percentage)]}
      />
      {usage.resetDate && (
        <Text $size="xs" $tone="muted">
          Starts again on {formatDate(usage.resetDate)}
        </Text>
      )}
    </>
  );
}
