import { useSession } from "@listwise/shared-auth";
import { LinkButton, Text } from "@listwise/shared-ui";
import { AuthCard } from "../../shared/auth-card";
import { useUrlTokens } from "../../shared/use-url-tokens";
import { Confirmation } from "./confirmation";
import { ResendLink } from "./resend-link";

function WithoutLink() {
  const signedIn = useSession((session) => session.status === "signed-in");
  return (
    <>
      <Text>Open the link in the email we sent you. It confirms your address.</Text>
      <ResendLink />
      <LinkButton to={signedIn ? "/dashboard" : "/login"} fullWidth>
        Continue
      </LinkButton>
    </>
  );
}

export function VerifyEmailPage() {
  const { token } = useUrlTokens();
  return (
    <AuthCard title="Confirm your email" lead="This confirms that the address is yours.">
      {token ? <Confirmation token={token} /> : <WithoutLink />}
    </AuthCard>
  );
}
