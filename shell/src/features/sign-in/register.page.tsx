import { authEndpoints, RegisterBodySchema } from "@listwise/contracts/auth";
import { getPlanPath } from "@listwise/contracts/limits";
import { call, getFingerprint, saveReturnPath } from "@listwise/shared-auth";
import { Button, TextField } from "@listwise/shared-ui";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { AuthCard } from "../../shared/auth-card";
import { Form, SmallPrint } from "../../shared/form.styles";
import { PASSWORD_RULES, PasswordField } from "../../shared/password-field";
import { useAccountForm } from "../../shared/use-account-form";
import { OtherSignInMethods } from "./other-sign-in-methods";
import { useCompleteSignIn } from "./use-complete-sign-in";

export function RegisterPage() {
  const { enter } = useCompleteSignIn();
  const plan = useSearchParams()[0].get("plan");
  useEffect(() => {
    // Also for those who sign in with Google or already have an account.
    if (plan) saveReturnPath(getPlanPath(plan));
  }, [plan]);
  const { text, failure, busy, waiting, onSubmit } = useAccountForm({
    schema: RegisterBodySchema,
    initial: { name: "", email: "", password: "" },
    leaves: true,
    submit: async (body) => {
      await enter(await call(authEndpoints.register, { body: { ...body, fingerprint: getFingerprint() } }));
    },
  });
  return (
    <AuthCard
      title="Create your account"
      lead="Track your apps and keywords in every store country. No card needed."
      failure={failure}
      hints={{ CONFLICT: <Link to="/login">Log in instead</Link> }}
      below={
        <>
          Already have an account? <Link to="/login">Login</Link>
        </>
      }
    >
      <Form onSubmit={onSubmit} noValidate aria-label="Create account">
        <TextField label="Name" autoComplete="name" required {...text("name")} />
        <TextField label="Email" type="email" autoComplete="username" required {...text("email")} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={PASSWORD_RULES}
          required
          {...text("password")}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} disabled={waiting}>
          Create account
        </Button>
        <SmallPrint>
          By creating an account you agree to the <Link to="/legal/terms">Terms</Link> and the{" "}
          <Link to="/legal/privacy">Privacy Policy</Link>.
        </SmallPrint>
      </Form>
      <OtherSignInMethods google="Sign up with Google" />
    </AuthCard>
  );
}
