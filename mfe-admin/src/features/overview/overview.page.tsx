import { Container, PageHeader } from "@listwise/shared-ui";

export function OverviewPage() {
  return (
    <Container>
      <PageHeader title="Admin Dashboard" />
    </Container>
  );
}
