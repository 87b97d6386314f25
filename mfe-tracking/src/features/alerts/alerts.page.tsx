import { Container, PageHeader, Stack } from "@listwise/shared-ui";
import { AlertList } from "./alert-list";
import { RulesCard } from "./rules-card";

/** Renders the user's alerts and the rules that raise them. */
export function AlertsPage() {
  return (
    <Container>
      <PageHeader title="Alerts" description="Get notified when ranks change." />
      <Stack $gap={6}>
        <RulesCard />
        <AlertList />
      </Stack>
    </Container>
  );
}
