import { useSession } from "@listwise/shared-auth";
import { Container, EmptyState, Link, LinkButton, PageHeader, useLocation } from "@listwise/shared-ui";

/** Nothing is at the address, and no category of this site either. */
export function NotFound() {
  const { pathname } = useLocation();
  const signedIn = useSession((session) => session.status === "signed-in");
  return (
    <Container>
      <PageHeader title="Page not found" />
      <EmptyState
        title="There is nothing at this address"
        message={
          <>
            The page at <code>{pathname}</code> may have moved, or the address has a typing mistake. Look for
            it in the <Link to="/help">Help Center</Link>.
          </>
        }
        action={
          <LinkButton to={signedIn ? "/dashboard" : "/"} variant="primary">
            {signedIn ? "Go to dashboard" : "Go to the home page"}
          </LinkButton>
        }
      />
    </Container>
  );
}
