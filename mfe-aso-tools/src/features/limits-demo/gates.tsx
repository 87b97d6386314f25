import { getUpgradePath } from "@listwise/contracts/limits";
import { useFeatureAccess } from "@listwise/shared-auth";
import { Badge, Card, FeatureGate, Grid, Text } from "@listwise/shared-ui";

interface GateProps {
  feature: string;
  name: string;
  item?: string;
  content: string;
  fallback?: string;
}

const GATES: readonly GateProps[] = [
  {
    feature: "advanced_analytics",
    name: "Advanced analytics",
    content: "Each app's page shows visibility and rank distribution.",
  },
  {
    feature: "bulk_operations_access",
    name: "Bulk operations",
    content: "You can add and remove many keywords together.",
    fallback: "On this plan, you add keywords one at a time.",
  },
  { feature: "export_formats", item: "pdf", name: "PDF exports", content: "You can export apps as PDF." },
  {
    feature: "localization_helper_access",
    name: "Localization helper",
    content: "You can localize listings in 39 languages.",
  },
];

function Gate({ feature, item, name, content, fallback }: GateProps) {
  const access = useFeatureAccess(feature, item);
  return (
    <Card title={name} description={fallback ? "Shows a fallback if blocked." : "Shows a prompt if blocked."}>
      <FeatureGate
        feature={name}
        to={getUpgradePath(feature)}
        access={access}
        fallback={fallback && <Text>{fallback}</Text>}
      >
        <Badge tone="success">Allowed</Badge>
        <Text>{content}</Text>
      </FeatureGate>
    </Card>
  );
}

export function Gates() {
  return (
    <Grid $min="20rem">
      {GATES.map((gate) => (
        <Gate key={gate.name} {...gate} />
      ))}
    </Grid>
  );
}
