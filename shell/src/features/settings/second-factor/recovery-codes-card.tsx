import { RECOVERY_CODE_COUNT, signInFactorsEndpoints } from "@listwise/contracts/auth";
import { call } from "@listwise/shared-auth";
import { Button, Card, ConfirmDialog, Notice, Stack, Text } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readFailure } from "../../../shared/failure";
import { FailureNotice } from "../../../shared/failure-notice";
import { useFailure } from "../../../shared/use-failure";
import { useSingleFlight } from "../../../shared/use-single-flight";
import type { FactorCardProps } from "./factor-card";
import { countFactors, factorsQuery } from "./factors.api";

/** Number of codes at which new ones are recommended. Chosen by us. */
const FEW_CODES = 3;

function RenewCodes({ onCodes }: Pick<FactorCardProps, "onCodes">) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useFailure();
  const { start, busy } = useSingleFlight({
    run: async () => (await call(signInFactorsEndpoints.newRecoveryCodes)).data.recoveryCodes,
    onSuccess: (codes) => {
      setOpen(false);
      void client.invalidateQueries(factorsQuery);
      onCodes({ codes, isFirst: false });
    },
    onError: (problem) => setFailure(readFailure(problem)),
  });
  function change(next: boolean): void {
    setFailure(null);
    setOpen(next);
  }
  return (
    <>
      <div>
        <Button onClick={() => change(true)}>Create new codes</Button>
      </div>
      <ConfirmDialog
        open={open}
        title="Create new recovery codes?"
        description="Your old codes will stop working."
        action="Create new codes"
        busy={busy}
        onConfirm={() => start()}
        onCancel={() => change(false)}
      >
        <FailureNotice failure={failure} />
      </ConfirmDialog>
    </>
  );
}

export function RecoveryCodesCard({ factors, onCodes }: FactorCardProps) {
  const { recoveryCodesLeft: left } = factors;
  return (
    <Card
      title="Recovery codes"
      description="Each one signs you in once when you don't have your passkey or authenticator app."
    >
      {countFactors(factors) === 0 ? (
        <Text as="p" $tone="muted" $size="sm">
          You get {RECOVERY_CODE_COUNT} codes when you add a passkey or an authenticator app.
        </Text>
      ) : (
        <Stack $gap={3}>
          {left <= FEW_CODES ? (
            <Notice
              tone="warning"
              title={
                left === 0 ? "No recovery codes left" : `Only ${left} of ${RECOVERY_CODE_COUNT} codes left`
              }
            >
              Create new ones so that losing a device doesn't lock you out.
            </Notice>
          ) : (
            <Text as="p">
              {left} of {RECOVERY_CODE_COUNT} codes left
            </Text>
          )}
          <RenewCodes onCodes={onCodes} />
        </Stack>
      )}
    </Card>
  );
}
