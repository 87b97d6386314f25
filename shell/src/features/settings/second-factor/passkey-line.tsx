import { signInFactorsEndpoints, type Passkey } from "@listwise/contracts/auth";
import { call } from "@listwise/shared-auth";
import {
  formatDate,
  formatRelative,
  IconButton,
  PencilIcon,
  Row,
  Text,
  toast,
  TrashIcon,
} from "@listwise/shared-ui";
import { useState } from "react";
import { Line } from "../section.styles";
import { useShowFactors } from "./factors.api";
import { PasskeyNameDialog } from "./passkey-name-dialog";
import { RemoveFactor } from "./remove-factor";

interface PasskeyLineProps {
  passkey: Passkey;
  /** True if it is the last factor of an account that must have one. */
  isLast: boolean;
}

function Rename({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const show = useShowFactors();
  return (
    <PasskeyNameDialog
      title="Rename passkey"
      action="Save"
      initial={name}
      onClose={onClose}
      submit={async (body) => {
        show((await call(signInFactorsEndpoints.renamePasskey, { params: { id }, body })).data);
        toast.success("Passkey renamed");
        onClose();
      }}
    />
  );
}

export function PasskeyLine({ passkey, isLast }: PasskeyLineProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [renaming, setRenaming] = useState(false);
  const used = lastUsedAt ? `Last used ${formatRelative(lastUsedAt)}` : "Not used yet";
  return (
    <Line>
      <div>
        <Text>{name}</Text>
        <Text $tone="muted" $size="sm">
          Added {formatDate(createdAt)} · {used}
        </Text>
      </div>
      <Row $gap={1} $nowrap>
        <IconButton
          size="sm"
          label={`Rename ${name}`}
          icon={<PencilIcon size={16} />}
          onClick={() => setRenaming(true)}
        />
        <RemoveFactor
          button={(open) => (
            <IconButton
              size="sm"
              label={`Remove ${name}`}
              icon={<TrashIcon size={16} />}
              disabled={isLast}
              onClick={open}
            />
          )}
          title="Remove this passkey?"
          description={`You can't sign in with “${name}” anymore. Delete it from your device or password manager too.`}
          action="Remove passkey"
          done="Passkey removed"
          remove={() => call(signInFactorsEndpoints.removePasskey, { params: { id } })}
        />
      </Row>
      {renaming && <Rename passkey={passkey} onClose={() => setRenaming(false)} />}
    </Line>
  );
}
