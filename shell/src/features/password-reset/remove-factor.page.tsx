import { secondFactorEndpoints } from "@listwise/contracts/auth";
import { call } from "@listwise/shared-auth";
import { RemovalCard } from "./removal-card";

async function remove(token: string) {
  const { message } = await call(secondFactorEndpoints.removeFactor, { body: { token } });
  return {
    title: message,
    text: "You were signed out everywhere, and your API keys were revoked. Set a new password, because the person who added it may know yours.",
  };
}

/** Removes the second factor named in an email, without a login. */
export function RemoveFactorPage() {
  return (
    <RemovalCard
      title="Remove a second factor"
      lead="For a passkey or an authenticator app that was added to your account but isn't yours."
      withoutLink="Open the link in the email about the added second factor. It expires after 7 days and works once."
      otherWay="Sign in and check your second factors under Settings, Security."
      consequences="This also signs you out everywhere and revokes your API keys."
      action="Remove the second factor"
      remove={remove}
    />
  );
}
