import { formatAmount, getFormatName, type FeatureLimit } from "@listwise/contracts/limits";
import { Badge, CheckIcon, formatDate, formatNumber, Row, Text, XIcon } from "@listwise/shared-ui";
import styled from "styled-components";
import { UsageBar } from "../../shared/limits/usage-bar";
import { isUnlimited, type FeatureUse } from "../../shared/limits/usage-level";

const Root = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-1);
  min-width: 0;
`;

export function FeatureRow({ limit, usage }: FeatureUse) {
  return (
    <Root>
      {usage ? (
        <UsageBar name={limit.featureName} usage={usage} />
      ) : (
        <Row $justify="space-between" $gap={2}>
          <Text as="span" $size="sm" $strong>
            {limit.featureName}
          </Text>
          <Value limit={limit} />
        </Row>
      )}
      <Text $size="xs" $tone="muted">
        {limit.description}
      </Text>
      {usage?.resetDate && (
        <Text $size="xs" $tone="muted">
          Resets on {formatDate(usage.resetDate)}
        </Text>
      )}
    </Root>
  );
}

function formatValue(value: number, unit: string | null): string {
  if (isUnlimited(value)) return "Unlimited";
  return unit === null ? formatNumber(value) : formatAmount(value, unit);
}

function Value({ limit: { limitValue, unit } }: { limit: FeatureLimit }) {
  if (typeof limitValue === "boolean") {
    return limitValue ? (
      <Badge tone="success" icon={<CheckIcon size={12} aria-hidden="true" />}>
        Included
      </Badge>
    ) : (
      <Badge icon={<XIcon size={12} aria-hidden="true" />}>Not included</Badge>
    );
  }
  if (typeof limitValue === "number") {
    return <Badge>{formatValue(limitValue, unit)}</Badge>;
  }
  if (limitValue.length === 0) return <Badge icon={<XIcon size={12} aria-hidden="true" />}>None</Badge>;
  return (
    <Row $gap={1}>
      {limitValue.map((item) => (
        <Badge key={item}>{getFormatName(item)}</Badge>
      ))}
    </Row>
  );
}
