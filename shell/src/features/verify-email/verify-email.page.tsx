import { useSession } from "@listwise/shared-auth";
import { LinkButton, Text } from "@listwise/shared-ui";
import { DoorCard } from "../../shared/door-card";
import { useSecrets } from "../../shared/use-secrets";
import { Confirmation } from "./confirmation";
import { AskAgain } from "./ask-again";

function WithoutLink() {
  const signedIn = useSession((session) => session.status === "signed-in");
  return (
    <>
      <Text>Open the link in the email we sent you. It confirms your address.</Text>
      <AskAgain />
      <LinkButton to={signedIn ? "/dashboard" : "/login"} fullWidth>
        Continue
      </LinkButton>
    </>
  );
}

export function VerifyEmailPage() {
  const { token } = useSecrets();
  return (
    <DoorCard title="Confirm your email" lead="This confirms that the address is yours.">
      {token ? <Confirmation token={token} /> : <WithoutLink />}
    </DoorCard>
  );
}
