import {
  authEndpoints,
  LoginBodySchema,
  type SessionAnswer,
  type SignInAnswer,
} from "@listwise/contracts/auth";
import { call, getFingerprint } from "@listwise/shared-auth";
import { Button, Notice, TextField } from "@listwise/shared-ui";
import { Link } from "react-router-dom";
import { AuthCard } from "../../shared/auth-card";
import { Form, SmallPrint } from "../../shared/form.styles";
import { PasswordField } from "../../shared/password-field";
import { useAccountForm } from "../../shared/use-account-form";
import { OtherSignInMethods } from "./other-sign-in-methods";

interface PasswordStepProps {
  /** Email typed before, if the user returns from the second step. */
  email: string;
  /** True if the second step timed out. */
  expired: boolean;
  enter: (answer: SignInAnswer, email: string) => Promise<void>;
  onPasskey: (session: SessionAnswer) => Promise<void>;
}

/** Renders the first step of signing in and the other sign-in methods. */
export function PasswordStep({ email, expired, enter, onPasskey }: PasswordStepProps) {
  const { text, failure, busy, waiting, onSubmit } = useAccountForm({
    schema: LoginBodySchema,
    initial: { email, password: "" },
    leaves: true,
    submit: async (body) => {
      const answer = await call(authEndpoints.login, { body: { ...body, fingerprint: getFingerprint() } });
      await enter(answer, body.email);
    },
  });
  return (
    <AuthCard
      title="Welcome back"
      lead="Log in to see where your apps rank."
      failure={failure}
      hints={{ INVALID_CREDENTIALS: "Check both and try again, or reset your password." }}
      below={
        <>
          New here? <Link to="/register">Create your account</Link>
        </>
      }
    >
      {expired && !failure && (
        <Notice tone="warning" title="Your sign-in expired">
          The second step took too long. Enter your password again.
        </Notice>
      )}
      <Form onSubmit={onSubmit} noValidate aria-label="Login">
        <TextField label="Email" type="email" autoComplete="username" required {...text("email")} />
        <PasswordField label="Password" autoComplete="current-password" required {...text("password")} />
        <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} disabled={waiting}>
          Login
        </Button>
        <SmallPrint>
          <Link to="/forgot-password">Forgot your password?</Link>
        </SmallPrint>
      </Form>
      <OtherSignInMethods google="Continue with Google" onPasskey={onPasskey} />
    </AuthCard>
  );
}
