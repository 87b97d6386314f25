import { Container, PageHeader } from "@listwise/shared-ui";

export function HomePage() {
  return (
    <Container>
      <PageHeader title="App Store Optimization" />
    </Container>
  );
}
