import { accountEndpoints, DeleteAccountBodySchema } from "@listwise/contracts/account";
import { LoginBodySchema } from "@listwise/contracts/auth";
import { z } from "@listwise/contracts/zod";
import { call, signOut, type SessionUser } from "@listwise/shared-auth";
import { Button, Row, TextField, toast } from "@listwise/shared-ui";
import { useNavigate } from "react-router-dom";
import { confirmByPassword } from "../../../shared/confirmation";
import { FailureNotice } from "../../../shared/failure-notice";
import { Form } from "../../../shared/form.styles";
import { PasswordField } from "../../../shared/password-field";
import { useAccountForm } from "../../../shared/use-account-form";
import { PASSWORD_HINTS } from "../password-hints";

/** Returns an expression that matches exactly the text. */
function createExactPattern(text: string): RegExp {
  return new RegExp(`^${text.replace(/[^\w@]/g, "\\$&")}$`);
}

function createSchema({ email, password }: SessionUser) {
  const typed = z.string().check(z.trim(), z.toLowerCase());
  const same = z.extend(DeleteAccountBodySchema, {
    email: typed.check(z.regex(createExactPattern(email), `Type ${email} to confirm.`)),
  });
  return password
    ? z.extend(same, { password: LoginBodySchema.shape.password })
    : z.pick(same, { email: true });
}

interface DeletionFormProps {
  user: SessionUser;
  onCancel: () => void;
}

export function DeletionForm({ user, onCancel }: DeletionFormProps) {
  const navigate = useNavigate();
  const { text, failure, busy, waiting, onSubmit } = useAccountForm({
    schema: createSchema(user),
    initial: { email: "", password: "" },
    leaves: true,
    submit: async (body) => {
      await confirmByPassword("password" in body ? body.password : undefined);
      await call(accountEndpoints.deleteMe, { body });
      // Before the navigation: a call that the server refuses would lead to the login page; without a token, none is sent.
      await signOut({ gone: true });
      await navigate("/", { replace: true });
      toast.success("Your account is deleted");
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate aria-label="Delete account">
      <FailureNotice failure={failure} hints={PASSWORD_HINTS} />
      <TextField
        label="Your email"
        hint={`Type ${user.email} to confirm.`}
        autoComplete="off"
        required
        {...text("email")}
      />
      {user.password && (
        <PasswordField label="Password" autoComplete="current-password" required {...text("password")} />
      )}
      <Row $justify="end">
        <Button onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={busy} disabled={waiting}>
          Delete permanently
        </Button>
      </Row>
    </Form>
  );
}
