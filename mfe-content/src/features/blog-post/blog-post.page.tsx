import { Container, PageHeader } from "@listwise/shared-ui";

export function BlogPostPage() {
  return (
    <Container>
      <PageHeader title="Blog post" />
    </Container>
  );
}
