import { authEndpoints, LoginBodySchema } from "@listwise/contracts";
import { call, fingerprint } from "@listwise/shared-auth";
import { Button, TextField } from "@listwise/shared-ui";
import { Link } from "react-router-dom";
import { DoorCard } from "../../shared/door-card";
import { Form, SmallPrint } from "../../shared/form.styles";
import { PasswordField } from "../../shared/password-field";
import { useSchemaForm } from "../../shared/use-schema-form";
import { GoogleEntry } from "./google-entry";
import { useEnter } from "./use-enter";

export function LoginPage() {
  const enter = useEnter();
  const { field, failure, busy, waiting, onSubmit } = useSchemaForm({
    schema: LoginBodySchema,
    initial: { email: "", password: "" },
    submit: async (body) => {
      await enter(await call(authEndpoints.login, { body: { ...body, fingerprint: fingerprint() } }));
    },
  });
  return (
    <DoorCard
      title="Welcome back"
      lead="Log in to see where your apps rank."
      failure={failure}
      hints={{ INVALID_CREDENTIALS: "Check both and try again, or set a new password." }}
      below={
        <>
          New here? <Link to="/register">Start your free trial</Link>
        </>
      }
    >
      <Form onSubmit={onSubmit} noValidate aria-label="Login">
        <TextField label="E-mail" type="email" autoComplete="username" required {...field("email")} />
        <PasswordField label="Password" autoComplete="current-password" required {...field("password")} />
        <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} disabled={waiting}>
          Login
        </Button>
        <SmallPrint>
          <Link to="/forgot-password">Forgot your password?</Link>
        </SmallPrint>
      </Form>
      <GoogleEntry>Continue with Google</GoogleEntry>
    </DoorCard>
  );
}
