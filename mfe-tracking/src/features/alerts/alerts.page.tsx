import { Button, Container, LinkIcon, PageHeader, Stack } from "@listwise/shared-ui";
import { useUrlParams } from "../../shared/use-url-params";
import { AlertList } from "./alert-list";
import { RulesCard } from "./rules-card";
import { WebhooksDialog } from "./webhooks/webhooks-dialog";

/** Renders the alerts of the current app, or of all apps, and the rules that raise them. */
export function AlertsPage() {
  const { params, change } = useUrlParams();
  return (
    <Container>
      <PageHeader
        title="Alerts"
        help="alerts"
        description="Get notified when ranks change."
        actions={
          <Button icon={<LinkIcon size={15} />} onClick={() => change({ webhooks: "open" })}>
            Webhooks
          </Button>
        }
      />
      <Stack $gap={6}>
        <RulesCard />
        <AlertList />
      </Stack>
      <WebhooksDialog open={params.get("webhooks") === "open"} onClose={() => change({ webhooks: null })} />
    </Container>
  );
}
