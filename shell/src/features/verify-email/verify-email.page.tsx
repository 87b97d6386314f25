import { authEndpoints } from "@listwise/contracts";
import { call, updateUser, useSession } from "@listwise/shared-auth";
import { ErrorState, LinkButton, Loading, Notice, SkeletonText, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { DoorCard } from "../../shared/door-card";

/** The token of the mail's link, taken out of the address so that it is in no history and no referrer. */
function useToken(): string {
  const [search, setSearch] = useSearchParams();
  const [token] = useState(() => search.get("token") ?? "");
  const visible = search.has("token");
  useEffect(() => {
    if (visible) setSearch({}, { replace: true });
  }, [visible, setSearch]);
  return token;
}

function Confirmation({ token }: { token: string }) {
  const signedIn = useSession((session) => session.status === "signed-in");
  const { status, error, refetch, isFetching } = useQuery({
    queryKey: ["verify-email", token],
    queryFn: ({ signal }) => call(authEndpoints.verifyEmail, { body: { token }, signal }),
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    if (status === "success") updateUser({ emailVerified: true });
  }, [status]);

  if (status === "pending") {
    return (
      <Loading label="Confirming your address">
        <SkeletonText lines={2} />
      </Loading>
    );
  }
  if (status === "error") {
    return (
      <ErrorState
        title="The address could not be confirmed"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      <Notice tone="success" title="Your e-mail address is confirmed">
        Everything is open to you now.
      </Notice>
      <LinkButton to={signedIn ? "/dashboard" : "/login"} variant="primary" fullWidth>
        {signedIn ? "Go to dashboard" : "Login"}
      </LinkButton>
    </>
  );
}

export function VerifyEmailPage() {
  const token = useToken();
  return (
    <DoorCard title="Confirm your e-mail" lead="One step, and your account is ready.">
      {token ? (
        <Confirmation token={token} />
      ) : (
        <>
          <Text>Open the link in the mail we sent you. It brings you here and confirms your address.</Text>
          <LinkButton to="/dashboard" fullWidth>
            Go on
          </LinkButton>
        </>
      )}
    </DoorCard>
  );
}
