import { authEndpoints, RegisterBodySchema } from "@listwise/contracts";
import { call, fingerprint } from "@listwise/shared-auth";
import { Button, TextField } from "@listwise/shared-ui";
import { Link } from "react-router-dom";
import { DoorCard } from "../../shared/door-card";
import { Form, SmallPrint } from "../../shared/form.styles";
import { PASSWORD_RULES, PasswordField } from "../../shared/password-field";
import { useSchemaForm } from "../../shared/use-schema-form";
import { OtherEntries } from "./other-entries";
import { useEnter } from "./use-enter";

export function RegisterPage() {
  const { enter } = useEnter();
  const { field, failure, busy, waiting, onSubmit } = useSchemaForm({
    schema: RegisterBodySchema,
    initial: { name: "", email: "", password: "" },
    submit: async (body) => {
      await enter(await call(authEndpoints.register, { body: { ...body, fingerprint: fingerprint() } }));
    },
  });
  return (
    <DoorCard
      title="Start your free trial"
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
        <TextField label="Name" autoComplete="name" required {...field("name")} />
        <TextField label="Email" type="email" autoComplete="username" required {...field("email")} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={PASSWORD_RULES}
          required
          {...field("password")}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} disabled={waiting}>
          Create account
        </Button>
        <SmallPrint>
          By creating an account you agree to the <Link to="/legal/terms">Terms</Link> and the{" "}
          <Link to="/legal/privacy">Privacy Policy</Link>.
        </SmallPrint>
      </Form>
      <OtherEntries google="Sign up with Google" />
    </DoorCard>
  );
}
