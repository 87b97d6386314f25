import { useSession } from "@listwise/shared-auth";
import { Container, EmptyState, LinkButton, PageHeader, SearchIcon } from "@listwise/shared-ui";

export function NotFoundPage() {
  const signedIn = useSession((session) => session.status === "signed-in");
  return (
    <Container>
      <PageHeader title="Page not found" />
      <EmptyState
        icon={<SearchIcon size={20} />}
        title="There is nothing at this address"
        message="The page may have moved, or the address has a typing mistake."
        action={
          <LinkButton to={signedIn ? "/dashboard" : "/"} variant="primary">
            {signedIn ? "Go to dashboard" : "Go to the home page"}
          </LinkButton>
        }
      />
    </Container>
  );
}
