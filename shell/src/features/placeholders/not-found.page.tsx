import { useSession } from "@listwise/shared-auth";
import {
  Button,
  Container,
  EmptyState,
  Link,
  LinkButton,
  PageHeader,
  SearchIcon,
  useLocation,
} from "@listwise/shared-ui";
import { openOverlay } from "../../chrome/overlays/overlay.store";

/** Nothing is at the address: what may have happened, and three ways on. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const signedIn = useSession((session) => session.status === "signed-in");
  return (
    <Container>
      <PageHeader title="Page not found" />
      <EmptyState
        icon={<SearchIcon size={20} />}
        title="There is nothing at this address"
        message={
          <>
            The page at <code>{pathname}</code> may have moved, or the address has a typing mistake. Search
            for it, or see the <Link to="/help">Help Center</Link>.
          </>
        }
        action={
          <>
            <LinkButton to={signedIn ? "/dashboard" : "/"} variant="primary">
              {signedIn ? "Go to dashboard" : "Go to the home page"}
            </LinkButton>
            <Button onClick={() => openOverlay("palette")}>Search the site</Button>
          </>
        }
      />
    </Container>
  );
}
