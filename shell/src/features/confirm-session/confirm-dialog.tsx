import { secondFactorEndpoints } from "@listwise/contracts/auth";
import { call, useSession } from "@listwise/shared-auth";
import { Dialog, ErrorState, Loading, SkeletonText, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ProofForm } from "../../shared/proof/proof-form";
import type { ConfirmDialogProps } from "./confirm.store";

function Proof({ onConfirmed }: { onConfirmed: () => void }) {
  const email = useSession(({ user }) => user?.email ?? "");
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["auth", "confirmation"],
    queryFn: async ({ signal }) => (await call(secondFactorEndpoints.confirmation, { signal })).data,
    gcTime: 0,
  });
  if (error && !isFetching) {
    const retry = () => void refetch();
    return <ErrorState title="Couldn't load the confirmation methods" problem={error} onRetry={retry} />;
  }
  if (!data) {
    return (
      <Loading label="Loading confirmation methods">
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  return (
    <ProofForm
      methods={data.methods}
      action="Confirm"
      email={email}
      passkeyOptions={async () => (await call(secondFactorEndpoints.confirmPasskeyOptions)).data}
      mailCode={() => call(secondFactorEndpoints.sendConfirmCode)}
      send={async (proof) => {
        await call(secondFactorEndpoints.confirm, { body: { proof } });
        onConfirmed();
      }}
    />
  );
}

/** Asks the signed-in user to prove that they own the account. Closing it cancels. */
export function ConfirmDialog({ open, onAnswer }: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      size="sm"
      title="Confirm it's you"
      description="This action is protected. Confirm once, and we won't ask again for 10 minutes."
    >
      <Stack $gap={4}>{open && <Proof onConfirmed={() => onAnswer(true)} />}</Stack>
    </Dialog>
  );
}
