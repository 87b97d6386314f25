import { Container, PageHeader, Stack } from "@listwise/shared-ui";
import { AlertList } from "./alert-list";
import { RulesCard } from "./rules-card";

/** Moves of ranks a person wants to hear of, and those that happened. */
export function AlertsPage() {
  return (
    <Container>
      <PageHeader
        title="Alerts"
        description="Be told when the rank of an app moves the way you choose, as soon as it is looked up."
      />
      <Stack $gap={6}>
        <RulesCard />
        <AlertList />
      </Stack>
    </Container>
  );
}
