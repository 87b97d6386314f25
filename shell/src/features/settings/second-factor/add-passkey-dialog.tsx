import { signInFactorsEndpoints } from "@listwise/contracts/auth";
import { call } from "@listwise/shared-auth";
import { createPasskey } from "../../../shared/passkeys";
import type { FactorCardProps } from "./factor-card";
import { announceAdded, useShowFactors } from "./factors.api";
import { PasskeyNameDialog } from "./passkey-name-dialog";

interface AddPasskeyDialogProps extends Pick<FactorCardProps, "onCodes"> {
  suggested: string;
  onClose: () => void;
}

/** Asks for a name and then lets the browser create the passkey. */
export function AddPasskeyDialog({ suggested, onCodes, onClose }: AddPasskeyDialogProps) {
  const show = useShowFactors();
  return (
    <PasskeyNameDialog
      title="Add a passkey"
      description="Choose a name to recognize it later. Your browser then asks where to save it."
      action="Continue"
      initial={suggested}
      onClose={onClose}
      submit={async ({ name }) => {
        const options = await call(signInFactorsEndpoints.passkeyOptions);
        const response = await createPasskey(options.data);
        const added = await call(signInFactorsEndpoints.addPasskey, { body: { name, response } });
        show(added.data);
        onClose();
        onCodes(announceAdded(added.recoveryCodes, "Passkey added"));
      }}
    />
  );
}
