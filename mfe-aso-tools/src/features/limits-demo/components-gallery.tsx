import {
  Button,
  Card,
  Row,
  showLimitReached,
  Stack,
  toast,
  UpgradePrompt,
  useNavigate,
} from "@listwise/shared-ui";

/** Renders the prompts and toasts regardless of the plan. */
export function ComponentsGallery() {
  const navigate = useNavigate();
  return (
    <Stack $gap={5}>
      <Card title="Upgrade prompt: banner">
        <UpgradePrompt feature="Bulk operations" variant="banner" />
      </Card>
      <Card title="Upgrade prompt: card">
        <UpgradePrompt feature="Advanced analytics" variant="card">
          See visibility and rank distribution over time.
        </UpgradePrompt>
      </Card>
      <Card title="Limit toasts">
        <Row $gap={2}>
          <Button onClick={() => showLimitReached("Exports per day", () => void navigate("/subscription"))}>
            Show &quot;Feature Limit Reached&quot;
          </Button>
          <Button onClick={() => toast.error("Feature Limit Exceeded")}>
            Show &quot;Feature Limit Exceeded&quot;
          </Button>
        </Row>
      </Card>
    </Stack>
  );
}
