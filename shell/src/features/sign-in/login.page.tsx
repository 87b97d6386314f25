import { authEndpoints, LoginBodySchema } from "@listwise/contracts";
import { call, fingerprint } from "@listwise/shared-auth";
import { Button, TextField } from "@listwise/shared-ui";
import { Link } from "react-router-dom";
import { DoorCard } from "../../shared/door-card";
import { Form, SmallPrint } from "../../shared/form.styles";
import { useSchemaForm } from "../../shared/use-schema-form";
import { useEnter } from "./use-enter";

export function LoginPage() {
  const enter = useEnter();
  const { field, failure, busy, onSubmit } = useSchemaForm({
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
      below={
        <>
          New here? <Link to="/register">Start your free trial</Link>
        </>
      }
    >
      <Form onSubmit={onSubmit} noValidate aria-label="Login">
        <TextField label="E-mail" type="email" autoComplete="username" required {...field("email")} />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          {...field("password")}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth busy={busy}>
          Login
        </Button>
        <SmallPrint>
          <Link to="/forgot-password">Forgot your password?</Link>
        </SmallPrint>
      </Form>
    </DoorCard>
  );
}
