import { Container, PageHeader } from "@listwise/shared-ui";

export function BlogPage() {
  return (
    <Container>
      <PageHeader title="Blog" />
    </Container>
  );
}
