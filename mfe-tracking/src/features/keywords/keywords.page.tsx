import { Container, PageHeader } from "@listwise/shared-ui";

export function KeywordsPage() {
  return (
    <Container>
      <PageHeader title="Keywords" />
    </Container>
  );
}
