import { accountEndpoints, ChangePasswordBodySchema } from "@listwise/contracts/account";
import { LoginBodySchema, PasswordSchema } from "@listwise/contracts/auth";
import { z } from "@listwise/contracts/zod";
import { formatCount } from "@listwise/aso-core/text";
import { call, signIn, useSession } from "@listwise/shared-auth";
import { Button, Card, Checkbox, toast } from "@listwise/shared-ui";
import { useState } from "react";
import { FailureNotice } from "../../../shared/failure-notice";
import { Form } from "../../../shared/form.styles";
import { confirmByPassword } from "../../../shared/confirmation";
import { PASSWORD_RULES, PasswordField } from "../../../shared/password-field";
import { useAccountForm } from "../../../shared/use-account-form";
import { PASSWORD_HINTS } from "../password-hints";
import { useUnsaved } from "../unsaved";

const Change = z.object({ currentPassword: LoginBodySchema.shape.password, newPassword: PasswordSchema });
const First = z.pick(ChangePasswordBodySchema, { newPassword: true });

function formatEnded({ endedSessions, revokedKeys }: { endedSessions: number; revokedKeys: number }) {
  const sessions = `${formatCount(endedSessions, "other session")} ended.`;
  const keys = `${formatCount(revokedKeys, "API key")} revoked.`;
  return [endedSessions > 0 && sessions, revokedKeys > 0 && keys].filter(Boolean).join(" ");
}

export function PasswordCard() {
  const user = useSession((session) => session.user);
  const has = user?.password ?? true;
  const [endOtherSessions, setEndOthers] = useState(true);
  const { text, failure, busy, waiting, changed, onSubmit } = useAccountForm({
    schema: has ? Change : First,
    initial: { currentPassword: "", newPassword: "" },
    submit: async (body) => {
      await confirmByPassword("currentPassword" in body ? body.currentPassword : undefined);
      const answer = await call(accountEndpoints.changePassword, { body: { ...body, endOtherSessions } });
      // The previous tokens are no longer valid.
      signIn(answer);
      const description = formatEnded(answer);
      toast.success(has ? "Password changed" : "Password set", description ? { description } : {});
    },
  });
  useUnsaved(changed);
  return (
    <Card
      title={has ? "Change password" : "Set a password"}
      description="For signing in with your email address."
    >
      <Form onSubmit={onSubmit} noValidate aria-label="Password">
        <FailureNotice failure={failure} hints={PASSWORD_HINTS} />
        <input type="text" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
        {has && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            {...text("currentPassword")}
          />
        )}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={PASSWORD_RULES}
          required
          {...text("newPassword")}
        />
        <Checkbox
          label="Sign out everywhere else and revoke API keys"
          hint="You'll have to sign in again in other browsers, and programs need new keys."
          checked={endOtherSessions}
          onChange={(event) => setEndOthers(event.target.checked)}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy} disabled={waiting}>
            {has ? "Change password" : "Set password"}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
