import { accountEndpoints, ChangeEmailBodySchema } from "@listwise/contracts/account";
import { LoginBodySchema } from "@listwise/contracts/auth";
import { z } from "@listwise/contracts/zod";
import { call, type SessionUser } from "@listwise/shared-auth";
import { Badge, Button, Notice, Text, TextField } from "@listwise/shared-ui";
import { useState } from "react";
import { confirmByPassword } from "../../../shared/confirmation";
import { FailureNotice } from "../../../shared/failure-notice";
import { Form } from "../../../shared/form.styles";
import { PasswordField } from "../../../shared/password-field";
import { useAccountForm } from "../../../shared/use-account-form";
import { PASSWORD_HINTS } from "../password-hints";
import { useUnsaved } from "../unsaved";

const WithPassword = z.extend(ChangeEmailBodySchema, { password: LoginBodySchema.shape.password });
const WithoutPassword = z.pick(ChangeEmailBodySchema, { email: true });

export function EmailForm({ user }: { user: SessionUser }) {
  const [sent, setSent] = useState<string | null>(null);
  const { text, failure, busy, waiting, changed, onSubmit } = useAccountForm({
    schema: user.password ? WithPassword : WithoutPassword,
    initial: { email: "", password: "" },
    submit: async (body) => {
      await confirmByPassword("password" in body ? body.password : undefined);
      setSent((await call(accountEndpoints.changeEmail, { body })).message);
    },
  });
  useUnsaved(changed);
  return (
    <Form onSubmit={onSubmit} noValidate aria-label="Email address">
      <Text>
        <strong>{user.email}</strong>{" "}
        <Badge tone={user.emailVerified ? "success" : "warning"}>
          {user.emailVerified ? "Verified" : "Not verified"}
        </Badge>
      </Text>
      <FailureNotice failure={failure} hints={PASSWORD_HINTS} />
      {sent !== null && !changed && (
        <Notice tone="success" title="Confirm the new address">
          {sent}
        </Notice>
      )}
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        hint="Takes effect when you open the link we send to it."
        required
        {...text("email")}
      />
      {user.password && (
        <PasswordField label="Password" autoComplete="current-password" required {...text("password")} />
      )}
      <div>
        <Button type="submit" busy={busy} disabled={waiting}>
          Change email
        </Button>
      </div>
    </Form>
  );
}
