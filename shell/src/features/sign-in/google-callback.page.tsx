import { Button, LinkButton, Loading, Notice, SkeletonText } from "@listwise/shared-ui";
import { useNavigate } from "react-router-dom";
import { AuthCard } from "../../shared/auth-card";
import { SecondStep } from "./second-step";
import { useGoogleReturn } from "./use-google-return";

/** Handles Google's redirect, for signing in or for linking a Google account. */
export function GoogleCallbackPage() {
  const { failure, purpose, retry, challenge, enter } = useGoogleReturn();
  const navigate = useNavigate();
  if (challenge) {
    const back = (expired: boolean) => void navigate("/login", { replace: true, state: { expired } });
    return <SecondStep challenge={challenge} onSession={enter} onBack={back} />;
  }
  const back =
    purpose === "link" ? (
      <LinkButton to="/settings?section=security" fullWidth>
        Back to settings
      </LinkButton>
    ) : (
      <LinkButton to="/login" fullWidth>
        Back to login
      </LinkButton>
    );
  return (
    <AuthCard title="Sign in with Google" lead={failure ? "Something went wrong." : "Signing you in…"}>
      {failure ? (
        <>
          <Notice tone="danger" title={failure.title}>
            {failure.message}
          </Notice>
          {retry && (
            <Button variant="primary" fullWidth onClick={retry}>
              Retry
            </Button>
          )}
          {back}
        </>
      ) : (
        <Loading label="Signing in with Google">
          <SkeletonText lines={2} />
        </Loading>
      )}
    </AuthCard>
  );
}
