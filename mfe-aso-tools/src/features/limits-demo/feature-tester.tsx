import { Badge, Button, Card, ErrorState, Row, Skeleton, Stack, Text } from "@listwise/shared-ui";
import { UsageBar } from "../../shared/limits/usage-bar";
import type { DemoFeature } from "./demo-features";
import { useFeatureRun } from "./use-feature-run";

const badges = {
  unchecked: { tone: "neutral", text: "Unchecked" },
  checking: { tone: "neutral", text: "Checking…" },
  allowed: { tone: "success", text: "Allowed" },
  blocked: { tone: "danger", text: "Blocked" },
  failed: { tone: "danger", text: "Not checked" },
} as const;

/** Tests one feature: checks access, runs it with automatic counting, or tracks one unit manually. */
export function FeatureTester({ feature }: { feature: DemoFeature }) {
  const { access, outcome, tracking, run, trackOne } = useFeatureRun(feature);
  const badge = badges[access.state];
  return (
    <Card title={feature.name} actions={<Badge tone={badge.tone}>{badge.text}</Badge>}>
      <Stack $gap={3}>
        {access.state === "failed" && <ErrorState title={access.problem ?? ""} onRetry={access.check} />}
        {access.state === "checking" && <Skeleton height="2rem" />}
        {access.usage && <UsageBar name={feature.name} usage={access.usage} />}
        {access.state === "blocked" && <Text $size="sm">{access.reason}</Text>}
        <Row $gap={2}>
          <Button
            size="sm"
            variant="primary"
            onClick={run}
            busy={tracking}
            disabled={access.state === "checking" || access.state === "failed"}
            aria-label={`Test ${feature.name}`}
          >
            Test feature
          </Button>
          {feature.counted && (
            <Button
              size="sm"
              onClick={trackOne}
              busy={tracking}
              aria-label={`Track one unit of ${feature.name}`}
            >
              Track one unit
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={access.check} aria-label={`Check ${feature.name} again`}>
            Check again
          </Button>
        </Row>
        <Text role="status" $size="sm" $tone="muted">
          {outcome ?? "Not tested yet."}
        </Text>
      </Stack>
    </Card>
  );
}
