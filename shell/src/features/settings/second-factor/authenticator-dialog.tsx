import { CodeSchema, signInFactorsEndpoints } from "@listwise/contracts/auth";
import { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { Button, CopyButton, Dialog, Row, Stack, Text, TextField } from "@listwise/shared-ui";
import styled from "styled-components";
import { FailureNotice } from "../../../shared/failure-notice";
import { Form } from "../../../shared/form.styles";
import { useAccountForm } from "../../../shared/use-account-form";
import type { FactorCardProps } from "./factor-card";
import { announceAdded, useShowFactors } from "./factors.api";
import { QrCode } from "./qr-code";

/** A secret created by the server: as text to type and as the URI in the QR code. */
export interface AuthenticatorSecret {
  secret: string;
  uri: string;
}

interface AuthenticatorDialogProps extends Pick<FactorCardProps, "onCodes"> {
  secret: AuthenticatorSecret;
  onClose: () => void;
}

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-4);
  margin: 0;
  padding-inline-start: var(--lw-space-5);
`;

const Secret = styled.code`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const formatInFours = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;
const Body = z.object({ code: CodeSchema });

/** Sets up an authenticator app: the user scans or types the secret and confirms it with a code. */
export function AuthenticatorDialog({ secret: { secret, uri }, onCodes, onClose }: AuthenticatorDialogProps) {
  const show = useShowFactors();
  const { text, failure, busy, waiting, onSubmit } = useAccountForm({
    schema: Body,
    initial: { code: "" },
    leaves: true,
    submit: async (body) => {
      const answer = await call(signInFactorsEndpoints.confirmTotp, { body });
      show(answer.data);
      onClose();
      onCodes(announceAdded(answer.recoveryCodes, "Authenticator app is on"));
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      readFirst
      title="Set up your authenticator app"
    >
      <Form onSubmit={onSubmit} noValidate aria-label="Set up your authenticator app">
        <Steps>
          <li>
            <Stack $gap={3}>
              <Text as="p">Scan this QR code with your app.</Text>
              <QrCode text={uri} label="QR code with the secret for your authenticator app" />
            </Stack>
          </li>
          <li>
            <Text as="p">Can't scan it? Enter this key in the app instead, as a time-based key:</Text>
            <Row>
              <Secret>{formatInFours(secret)}</Secret>
              <CopyButton size="sm" text={secret} what="Key" />
            </Row>
          </li>
          <li>
            <Stack $gap={3}>
              <FailureNotice failure={failure} hints={{ INVALID_CREDENTIALS: WRONG_CODE }} />
              <TextField
                label="Code from the app"
                hint="The 6 digits that the app shows now."
                autoComplete="one-time-code"
                inputMode="numeric"
                required
                {...text("code")}
              />
            </Stack>
          </li>
        </Steps>
        <Row $justify="end">
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={busy} disabled={waiting}>
            Turn on
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}

const WRONG_CODE =
  "Enter the newest code. If it keeps failing, check that your phone sets its clock automatically.";
