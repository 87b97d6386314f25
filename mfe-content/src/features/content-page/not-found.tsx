import { useSession } from "@listwise/shared-auth";
import {
  Container,
  EmptyState,
  Link,
  LinkButton,
  PageHeader,
  useLocation,
  useSetPageMetadata,
} from "@listwise/shared-ui";

/** Renders the not-found page for an address that matches no category. */
export function NotFound() {
  const { pathname } = useLocation();
  useSetPageMetadata({ title: "Page not found" });
  const signedIn = useSession((session) => session.status === "signed-in");
  return (
    <Container>
      <PageHeader title="Page not found" />
      <EmptyState
        title="There's nothing at this address"
        message={
          <>
            The page at <code>{pathname}</code> may have moved, or the address may be mistyped. Try the{" "}
            <Link to="/help">Help Center</Link>.
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
