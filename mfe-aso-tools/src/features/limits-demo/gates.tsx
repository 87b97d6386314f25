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
    content: "Visibility and rank distribution are shown on each app's page.",
  },
  {
    feature: "bulk_operations_access",
    name: "Bulk operations",
    content: "Many keywords can be added and removed at once.",
    fallback: "Keywords are added one at a time on this plan.",
  },
  { feature: "export_formats", item: "pdf", name: "PDF exports", content: "Apps can be exported as PDF." },
  {
    feature: "localization_helper_access",
    name: "Localization helper",
    content: "Listings can be written in 39 languages.",
  },
];

function Gate({ feature, item, name, content, fallback }: GateProps) {
  const access = useFeatureAccess(feature, item);
  return (
    <Card
      title={name}
      description={fallback ? "Blocked, it shows a fallback." : "Blocked, it shows a prompt."}
    >
      <FeatureGate feature={name} access={access} fallback={fallback && <Text>{fallback}</Text>}>
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
