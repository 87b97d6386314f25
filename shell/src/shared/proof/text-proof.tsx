import { CodeSchema, LoginBodySchema, type ConfirmationProof } from "@listwise/contracts/auth";
import { z } from "@listwise/contracts/zod";
import { ApiError } from "@listwise/shared-auth";
import { Button, TextField, type TextFieldProps } from "@listwise/shared-ui";
import { useEffect, useRef } from "react";
import { FailureNotice } from "../failure-notice";
import { Form } from "../form.styles";
import { PasswordField } from "../password-field";
import { useAccountForm } from "../use-account-form";

/** Proof methods with a text input. */
export type TextMethod = Exclude<ConfirmationProof["method"], "passkey">;

interface Words extends Pick<TextFieldProps, "label" | "hint" | "autoComplete" | "inputMode"> {
  schema: typeof CodeSchema;
}

const digits = { schema: CodeSchema, autoComplete: "one-time-code", inputMode: "numeric" } as const;

const words: Record<Exclude<TextMethod, "password">, Words> = {
  totp: {
    ...digits,
    label: "Authentication code",
    hint: "The 6 digits that your authenticator app shows for this site.",
  },
  "mail-code": { ...digits, label: "Code from the email", hint: "The 6 digits in the email we sent you." },
  "recovery-code": {
    schema: z.string().check(z.trim(), z.minLength(1, "Enter a recovery code."), z.maxLength(40)),
    label: "Recovery code",
    hint: "One of the codes you saved when you set up two-factor authentication. Each works once.",
    autoComplete: "off",
  },
};

/** Converts a rejected proof to a validation error, so that it appears at the field. */
function toFieldError(cause: unknown): unknown {
  if (!(cause instanceof ApiError) || cause.code !== "INVALID_CREDENTIALS") return cause;
  const { status, message } = cause;
  return new ApiError({
    status,
    message,
    code: "VALIDATION_FAILED",
    details: [{ path: "text", message }],
  });
}

function createProof(method: TextMethod, text: string): ConfirmationProof {
  return method === "password" ? { method, password: text } : { method, code: text };
}

interface TextProofProps {
  method: TextMethod;
  /** Label of the submit button. */
  action: string;
  /** Email of the account, for password managers; not needed for codes. */
  email?: string;
  send: (proof: ConfirmationProof) => Promise<void>;
}

/**
 * Renders a form for a code or a password. Submits as soon as there are six digits and shows a rejection at
 * the field.
 */
export function TextProof({ method, action, email, send }: TextProofProps) {
  const form = useRef<HTMLFormElement>(null);
  const schema = method === "password" ? LoginBodySchema.shape.password : words[method].schema;
  const {
    values,
    problems,
    text: bind,
    failure,
    busy,
    waiting,
    onSubmit,
  } = useAccountForm({
    schema: z.object({ text: schema }),
    initial: { text: "" },
    leaves: true,
    submit: ({ text }) =>
      send(createProof(method, text)).catch((cause: unknown) => {
        throw toFieldError(cause);
      }),
  });
  const complete =
    method === "totp" || method === "mail-code" ? /^\d{6}$/.exec(values.text.replace(/\s/g, "")) : null;
  const code = complete?.[0];

  useEffect(() => {
    if (code) form.current?.requestSubmit();
  }, [code]);
  // Focuses the input, and selects it after a rejection.
  const refused = Boolean(problems["text"]);
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>("input[name=text]");
    if (!refused && input?.value) return;
    input?.focus();
    input?.select();
  }, [refused]);

  const shared = { required: true, spellCheck: false, autoCapitalize: "none", ...bind("text") };
  return (
    <Form ref={form} onSubmit={onSubmit} noValidate aria-label={action}>
      <FailureNotice failure={failure} />
      {method === "password" ? (
        <>
          <input type="text" autoComplete="username" value={email ?? ""} readOnly hidden />
          <PasswordField {...shared} label="Password" autoComplete="current-password" />
        </>
      ) : (
        <TextField {...shared} {...getTextProps(words[method])} />
      )}
      <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} disabled={waiting}>
        {action}
      </Button>
    </Form>
  );
}

function getTextProps({ label, hint, autoComplete, inputMode }: Words) {
  return { label, hint, autoComplete, inputMode };
}
