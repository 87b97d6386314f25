import { useSession } from "@listwise/shared-auth";
import { ArrowRightIcon, LinkButton } from "@listwise/shared-ui";

export function CallsToAction() {
  const signedIn = useSession((session) => session.status === "signed-in");
  if (signedIn) {
    return (
      <div className="doc-home-calls">
        <LinkButton to="/dashboard" variant="primary" size="lg">
          Open your dashboard
          <ArrowRightIcon size={16} aria-hidden="true" />
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="doc-home-calls">
      <LinkButton to="/register" variant="primary" size="lg">
        Start Free Trial
        <ArrowRightIcon size={16} aria-hidden="true" />
      </LinkButton>
      <LinkButton to="/login" size="lg">
        Login
      </LinkButton>
    </div>
  );
}
