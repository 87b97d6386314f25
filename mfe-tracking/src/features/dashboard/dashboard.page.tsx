import { Container, PageHeader } from "@listwise/shared-ui";

export function DashboardPage() {
  return (
    <Container>
      <PageHeader title="Dashboard" />
    </Container>
  );
}
