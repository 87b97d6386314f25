import { Container, PageHeader } from "@listwise/shared-ui";

export function AsoToolsPage() {
  return (
    <Container>
      <PageHeader title="ASO Tools" />
    </Container>
  );
}
