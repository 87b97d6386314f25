import { signInFactorsEndpoints } from "@listwise/contracts/auth";
import { call } from "@listwise/shared-auth";
import { Badge, Button, Card, Row, Stack, Text } from "@listwise/shared-ui";
import { useState } from "react";
import { useSingleFlight } from "../../../shared/use-single-flight";
import { createFailureToast } from "../settings.api";
import { AuthenticatorDialog, type AuthenticatorSecret } from "./authenticator-dialog";
import type { FactorCardProps } from "./factor-card";
import { isLastRequired } from "./factors.api";
import { RemoveFactor } from "./remove-factor";

export function AuthenticatorCard({ factors, onCodes }: FactorCardProps) {
  const { totp } = factors;
  const [secret, setSecret] = useState<AuthenticatorSecret | null>(null);
  const { start, busy } = useSingleFlight({
    run: async () => (await call(signInFactorsEndpoints.beginTotp)).data,
    onSuccess: setSecret,
    onError: createFailureToast("Couldn't start the setup"),
  });
  return (
    <Card
      title="Authenticator app"
      description="An app such as 1Password, Google Authenticator or Authy shows a code that you enter after your password."
    >
      <Stack $gap={3}>
        <Row>
          <Badge tone={totp ? "success" : "neutral"}>{totp ? "On" : "Off"}</Badge>
          <Button busy={busy} onClick={() => start()}>
            {totp ? "Set up another app" : "Set up authenticator app"}
          </Button>
          {totp && (
            <RemoveFactor
              button={(open) => (
                <Button variant="ghost" disabled={isLastRequired(factors)} onClick={open}>
                  Turn off
                </Button>
              )}
              title="Turn off the authenticator app?"
              description="Its codes stop working. Without another factor, your password alone opens your account."
              action="Turn off"
              done="Authenticator app turned off"
              remove={() => call(signInFactorsEndpoints.removeTotp)}
            />
          )}
        </Row>
        {isLastRequired(factors) && (
          <Text as="p" $tone="muted" $size="sm">
            Administrators need at least one passkey or authenticator app, so the last one can't be removed.
          </Text>
        )}
      </Stack>
      {secret && <AuthenticatorDialog secret={secret} onCodes={onCodes} onClose={() => setSecret(null)} />}
    </Card>
  );
}
