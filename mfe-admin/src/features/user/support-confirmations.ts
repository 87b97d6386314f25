import type { AdminUserDetail } from "@listwise/contracts/admin";
import type { ConfirmRequest } from "@listwise/shared-ui";
import { resendConfirmation, sendPasswordReset, viewAs } from "./user.api";

export function createResendConfirmation({ id, email }: AdminUserDetail): ConfirmRequest {
  return {
    title: "Send the confirmation email again?",
    description: `${email} gets a new link that confirms the address. Earlier links keep working until they expire.`,
    action: "Send email",
    failure: "Failed to send the confirmation email",
    run: async () => {
      await resendConfirmation(id);
      return `Sent the confirmation email to ${email}`;
    },
  };
}

export function createPasswordResetConfirmation({ id, email }: AdminUserDetail): ConfirmRequest {
  return {
    title: "Send a password reset email?",
    description: `${email} gets a link to choose a new password, valid for one hour. The current password keeps working until then.`,
    action: "Send email",
    failure: "Failed to send the password reset email",
    run: async () => {
      await sendPasswordReset(id);
      return `Sent the password reset email to ${email}`;
    },
  };
}

export function createViewConfirmation({ id, name }: AdminUserDetail): ConfirmRequest {
  return {
    title: `View the site as ${name}?`,
    description:
      "You see what they see for up to 15 minutes, in this tab. You can't change anything, and security settings, API keys, webhooks and exports stay hidden. The view is recorded in the activity log.",
    action: "View as this user",
    failure: "Failed to view the account",
    run: async () => {
      await viewAs(id);
      return `Viewing as ${name}`;
    },
  };
}
