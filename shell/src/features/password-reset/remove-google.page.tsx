import { authEndpoints } from "@listwise/contracts/auth";
import { call } from "@listwise/shared-auth";
import { RemovalCard } from "./removal-card";

async function remove(token: string) {
  const { email } = await call(authEndpoints.removeGoogle, { body: { token } });
  return {
    title: email ? `${email} was removed` : "No Google account is linked",
    text: "It can't sign in to your account anymore. You were signed out everywhere, and your API keys were revoked.",
  };
}

/** Removes the Google account named in an email about a new password, without a login. */
export function RemoveGooglePage() {
  return (
    <RemovalCard
      title="Remove a Google account"
      lead="For a Google account that can sign in to your account but isn't yours."
      withoutLink="Open the link in the email about your new password. It expires after 7 days and works once."
      otherWay="Sign in and unlink Google under Settings, Security."
      consequences="This also signs you out everywhere and revokes your API keys. Sign in with your password afterwards."
      action="Remove the Google account"
      remove={remove}
    />
  );
}
