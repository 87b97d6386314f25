import { Container, PageHeader } from "@listwise/shared-ui";

export function SubscriptionPage() {
  return (
    <Container>
      <PageHeader title="Subscription" />
    </Container>
  );
}
