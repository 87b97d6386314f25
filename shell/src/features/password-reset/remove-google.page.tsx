import { authEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { RemovalCard } from "./removal-card";

async function remove(token: string) {
  const { email } = await call(authEndpoints.removeGoogle, { body: { token } });
  return {
    title: email ? `${email} is removed` : "No Google account is linked",
    text: "It can't sign in to your account anymore. You were signed out everywhere, and your API keys were revoked.",
  };
}

/** Removes the Google account that a mail about a new password named, without a sign-in. */
export function RemoveGooglePage() {
  return (
    <RemovalCard
      title="Remove a Google account"
      lead="For a Google account that can sign in to your account but isn't yours."
      withoutLink="Open the link in the mail about your new password. It works for 7 days, and once."
      otherWay="Sign in and unlink Google under Settings, Security."
      consequences="This also signs you out everywhere and revokes your API keys. You sign in with your password."
      action="Remove the Google account"
      remove={remove}
    />
  );
}
