import { authEndpoints, PasswordSchema } from "@listwise/contracts/auth";
import { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { Button, LinkButton, Notice } from "@listwise/shared-ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { AuthCard } from "../../shared/auth-card";
import { Form } from "../../shared/form.styles";
import { PASSWORD_RULES, PasswordField } from "../../shared/password-field";
import { useAccountForm } from "../../shared/use-account-form";
import { useUrlTokens } from "../../shared/use-url-tokens";

const NewPasswordSchema = z.object({ password: PasswordSchema });

function NoLink() {
  return (
    <>
      <Notice tone="warning" title="This page needs a link">
        Open the link in our email. It expires after one hour and works once.
      </Notice>
      <LinkButton to="/forgot-password" variant="primary" fullWidth>
        Request a new link
      </LinkButton>
    </>
  );
}

function Done() {
  return (
    <>
      <Notice tone="success" title="Password changed">
        You were signed out everywhere, and your API keys were revoked. Sign in with your new password.
      </Notice>
      <LinkButton to="/login" variant="primary" fullWidth>
        Login
      </LinkButton>
    </>
  );
}

export function ResetPasswordPage() {
  const { token } = useUrlTokens();
  const [done, setDone] = useState(false);
  const { text, failure, busy, waiting, onSubmit } = useAccountForm({
    schema: NewPasswordSchema,
    initial: { password: "" },
    leaves: true,
    submit: async ({ password }) => {
      await call(authEndpoints.resetPassword, { body: { token, password } });
      setDone(true);
    },
  });
  return (
    <AuthCard
      title="Set a new password"
      lead="This changes your password on all devices."
      failure={failure}
      hints={{ NOT_FOUND: <Link to="/forgot-password">Request a new link</Link> }}
      below={<Link to="/login">Back to login</Link>}
    >
      {done && <Done />}
      {!done && !token && <NoLink />}
      {!done && token && (
        <Form onSubmit={onSubmit} noValidate aria-label="Reset password">
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint={PASSWORD_RULES}
            required
            {...text("password")}
          />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} disabled={waiting}>
            Set password
          </Button>
        </Form>
      )}
    </AuthCard>
  );
}
