import { Container, PageHeader } from "@listwise/shared-ui";

export function UsersPage() {
  return (
    <Container>
      <PageHeader title="Users" />
    </Container>
  );
}
