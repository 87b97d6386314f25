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

/** Renders the not-found page with links to other pages. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const signedIn = useSession((session) => session.status === "signed-in");
  return (
    <Container>
      <PageHeader title="Page not found" />
      <EmptyState
        icon={<SearchIcon size={20} />}
        title="Nothing here"
        message={
          <>
            The page at <code>{pathname}</code> may have moved, or the address may contain a typo. Search for
            it, or see the <Link to="/help">Help Center</Link>.
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
