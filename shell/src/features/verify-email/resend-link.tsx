import { useSession } from "@listwise/shared-auth";
import { formatMinutes, Button, LinkButton, useCountdown } from "@listwise/shared-ui";
import { useVerification } from "../../chrome/gates/use-verification";

function Resend() {
  const { nextTime, resend, sending } = useVerification();
  const wait = useCountdown(nextTime);
  return (
    <Button variant="primary" fullWidth disabled={wait > 0} busy={sending} onClick={resend}>
      {wait > 0 ? `Resend available in ${formatMinutes(wait)}` : "Resend Verification Email"}
    </Button>
  );
}

/** Renders the button that leads to a new link for the current user. */
export function ResendLink() {
  const user = useSession((session) => session.user);
  if (!user) {
    return (
      <LinkButton to="/login" variant="primary" fullWidth>
        Log in to get a new email
      </LinkButton>
    );
  }
  if (!user.emailVerified) return <Resend />;
  return (
    <LinkButton to="/settings?section=profile" variant="primary" fullWidth>
      Open settings
    </LinkButton>
  );
}
