import { Container, PageHeader } from "@listwise/shared-ui";

export function RankingsPage() {
  return (
    <Container>
      <PageHeader title="Rankings" />
    </Container>
  );
}
