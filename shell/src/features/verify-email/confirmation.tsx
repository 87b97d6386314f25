import { authEndpoints } from "@listwise/contracts/auth";
import { ApiError, call, getSession, log, updateUser, useSession } from "@listwise/shared-auth";
import { ErrorState, LinkButton, Loading, Notice, SkeletonText } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ResendLink } from "./resend-link";

/** Confirms the address and reloads the user, because the link of a changed address also updates the account. */
async function confirm(token: string): Promise<true> {
  await call(authEndpoints.verifyEmail, { body: { token } });
  if (!getSession().user) return true;
  try {
    updateUser((await call(authEndpoints.me)).user);
  } catch (problem) {
    // The link is used up, so a retry would fail. The next refresh loads the rest.
    log.warn("the account could not be read again", problem);
    updateUser({ emailVerified: true });
  }
  return true;
}

function Refused({ problem, retry, busy }: { problem: Error; retry: () => void; busy: boolean }) {
  const user = useSession((session) => session.user);
  const old = problem instanceof ApiError && problem.code === "NOT_FOUND";
  if (!old) {
    return (
      <ErrorState title="Couldn't confirm the address" problem={problem} onRetry={retry} retrying={busy} />
    );
  }
  const email = user?.emailVerified ? user.email : null;
  return (
    <ErrorState
      title="This link is no longer valid"
      message={
        email
          ? `It was already used, is older than a day, or the session that requested it has ended. You sign in with ${email}. To use another address, request a new link in the settings.`
          : "It was already used, is older than a day, or the session that requested it has ended."
      }
      action={<ResendLink />}
    />
  );
}

export function Confirmation({ token }: { token: string }) {
  const user = useSession((session) => session.user);
  const { status, error, refetch, isFetching } = useQuery({
    queryKey: ["verify-email", token],
    queryFn: () => confirm(token),
    staleTime: Infinity,
    retry: false,
  });
  if (status === "pending") {
    return (
      <Loading label="Confirming your address">
        <SkeletonText lines={2} />
      </Loading>
    );
  }
  if (status === "error") return <Refused problem={error} retry={() => void refetch()} busy={isFetching} />;
  return (
    <>
      <Notice tone="success" title="Your email address is confirmed">
        {user ? `You sign in with ${user.email}.` : "Log in to continue."}
      </Notice>
      <LinkButton to={user ? "/dashboard" : "/login"} variant="primary" fullWidth>
        {user ? "Go to dashboard" : "Login"}
      </LinkButton>
    </>
  );
}
