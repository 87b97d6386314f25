import { authEndpoints } from "@listwise/contracts/auth";
import { call } from "@listwise/shared-auth";
import { Button, Notice, Text, TextField } from "@listwise/shared-ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { AuthCard } from "../../shared/auth-card";
import { Form } from "../../shared/form.styles";
import { useAccountForm } from "../../shared/use-account-form";

function Sent({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <>
      <Notice tone="success" title="Check your inbox">
        {message}
      </Notice>
      <Text $tone="muted" $size="sm">
        No email after a few minutes? Check your spam folder, or try the address you registered with.
      </Text>
      <Button fullWidth onClick={onAgain}>
        Use another address
      </Button>
    </>
  );
}

export function ForgotPasswordPage() {
  const [message, setMessage] = useState<string | null>(null);
  const { text, failure, busy, waiting, onSubmit } = useAccountForm({
    schema: authEndpoints.forgotPassword.body,
    initial: { email: "" },
    submit: async (body) => {
      setMessage((await call(authEndpoints.forgotPassword, { body })).message);
    },
  });
  return (
    <AuthCard
      title="Forgot your password?"
      lead="Enter your email and we'll send you a link to set a new password."
      failure={failure}
      below={
        <>
          Remembered it? <Link to="/login">Login</Link>
        </>
      }
    >
      {message === null ? (
        <Form onSubmit={onSubmit} noValidate aria-label="Forgot password">
          <TextField label="Email" type="email" autoComplete="username" required {...text("email")} />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} disabled={waiting}>
            Send link
          </Button>
        </Form>
      ) : (
        <Sent message={message} onAgain={() => setMessage(null)} />
      )}
    </AuthCard>
  );
}
