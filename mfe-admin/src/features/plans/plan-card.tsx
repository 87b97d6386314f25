import type { LimitDefinition, LimitTemplate } from "@listwise/contracts/limits";
import { formatCount } from "@listwise/aso-core/text";
import { Badge, Button, Card, Row, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { formatLimit } from "../../shared/format-limit";

const Limits = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, auto);
  gap: var(--lw-space-1) var(--lw-space-4);
  margin: var(--lw-space-3) 0 0;
  font-size: var(--lw-font-sm);
  dt {
    color: var(--lw-text-muted);
  }
  dd {
    margin: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

interface PlanCardProps {
  plan: LimitTemplate;
  definitions: readonly LimitDefinition[];
  onEdit: () => void;
  onRemove: () => void;
}

export function PlanCard({ plan, definitions, onEdit, onRemove }: PlanCardProps) {
  const { key, name, description, isDefault, displayInPricing, trialDays, limits, users } = plan;
  // The server rejects this too: accounts would be left without a plan.
  const mayGo = users === 0 && !isDefault;
  return (
    <Card
      title={name}
      description={description}
      actions={
        <>
          <Button size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          {mayGo && (
            <Button size="sm" aria-label={`Delete ${name}`} onClick={onRemove}>
              Delete
            </Button>
          )}
        </>
      }
    >
      <Row $gap={2}>
        <Badge>{key}</Badge>
        {isDefault && <Badge tone="accent">For new accounts</Badge>}
        <Badge tone={displayInPricing ? "success" : "neutral"}>
          {displayInPricing ? "On the pricing page" : "Hidden from the pricing page"}
        </Badge>
        {trialDays > 0 && <Badge tone="success">{`Free trial: ${formatCount(trialDays, "day")}`}</Badge>}
        <Text as="span" $tone="muted" $size="sm">
          {formatCount(users, "account")}
        </Text>
      </Row>
      <Limits>
        {definitions.map(({ key: feature, featureName, unit }) => (
          <Pair key={feature} term={featureName} value={formatLimit(limits[feature], unit)} />
        ))}
      </Limits>
    </Card>
  );
}

function Pair({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  );
}
