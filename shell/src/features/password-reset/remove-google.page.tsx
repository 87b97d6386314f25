import { authEndpoints } from "@listwise/contracts";
import { ApiError, call } from "@listwise/shared-auth";
import { Button, LinkButton, Notice, Text } from "@listwise/shared-ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { DoorCard } from "../../shared/door-card";
import { useOnce } from "../../shared/use-once";
import { useSecrets } from "../../shared/use-secrets";

const NO_LINK = "Open the link in the mail about your new password. It works for 7 days, and once.";

function Done({ email }: { email: string | null }) {
  return (
    <>
      <Notice tone="success" title={email ? `${email} is removed` : "No Google account is linked"}>
        It can't sign in to your account anymore. You were signed out everywhere, and your API keys were
        revoked.
      </Notice>
      <LinkButton to="/login" variant="primary" fullWidth>
        Login
      </LinkButton>
    </>
  );
}

/** Removes the Google account that a mail about a new password named, without a sign-in. */
export function RemoveGooglePage() {
  const { token } = useSecrets();
  const [removed, setRemoved] = useState<{ email: string | null } | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  const { start, busy } = useOnce({
    run: () => call(authEndpoints.removeGoogle, { body: { token } }),
    onSuccess: setRemoved,
    onError: setProblem,
  });
  const isOver = problem instanceof ApiError && problem.code === "NOT_FOUND";
  return (
    <DoorCard
      title="Remove a Google account"
      lead="For a Google account that can sign in to your account but isn't yours."
      below={<Link to="/login">Back to the login</Link>}
    >
      {problem && (
        <Notice tone="danger" title={problem.message}>
          {isOver && "Sign in and unlink Google under Settings, Security."}
        </Notice>
      )}
      {removed && <Done email={removed.email} />}
      {!removed && !token && (
        <Notice tone="warning" title="This page needs a link">
          {NO_LINK}
        </Notice>
      )}
      {!removed && token && !isOver && (
        <>
          <Text>
            This also signs you out everywhere and revokes your API keys. You sign in with your password.
          </Text>
          <Button variant="danger" size="lg" fullWidth busy={busy} onClick={() => start()}>
            Remove the Google account
          </Button>
        </>
      )}
    </DoorCard>
  );
}
