import { Container, PageHeader } from "@listwise/shared-ui";

export function TrackedAppsPage() {
  return (
    <Container>
      <PageHeader title="Tracked Apps" />
    </Container>
  );
}
