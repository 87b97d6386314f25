import type { ConfirmationMethod, ConfirmationProof, PasskeyRequestOptions } from "@listwise/contracts/auth";
import {
  Button,
  KeyRoundIcon,
  ListChecksIcon,
  LockIcon,
  MailIcon,
  Notice,
  SmartphoneIcon,
} from "@listwise/shared-ui";
import { useState, type ComponentType } from "react";
import styled from "styled-components";
import { canUsePasskeys } from "../passkeys";
import { MailCodeProof } from "./mail-code-proof";
import { PasskeyProof } from "./passkey-proof";
import { TextProof } from "./text-proof";

interface ProofMethod {
  label: string;
  Icon: ComponentType<{ size: number }>;
}

const proofMethods: Record<ConfirmationMethod, ProofMethod> = {
  passkey: { label: "Use a passkey", Icon: KeyRoundIcon },
  totp: { label: "Use your authenticator app", Icon: SmartphoneIcon },
  password: { label: "Use your password", Icon: LockIcon },
  "mail-code": { label: "Get a code by email", Icon: MailIcon },
  "recovery-code": { label: "Use a recovery code", Icon: ListChecksIcon },
};

/** Methods from most to least convenient; recovery codes are last because each works once. */
const ORDER = ["passkey", "totp", "password", "mail-code", "recovery-code"] as const;

const Others = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-1);
  margin: 0;
  padding: var(--lw-space-3) 0 0;
  border-top: 1px solid var(--lw-border);
  list-style: none;
  button {
    justify-content: flex-start;
  }
`;

export interface ProofFormProps {
  /** Methods that the server accepts for this account. */
  methods: readonly ConfirmationMethod[];
  /** Label of the submit button, such as "Confirm". */
  action: string;
  email?: string;
  send: (proof: ConfirmationProof) => Promise<void>;
  passkeyOptions: () => Promise<PasskeyRequestOptions>;
  mailCode?: () => Promise<unknown>;
}

/** Asks for one of the account's proofs and lists the others. */
export function ProofForm({ methods, action, email = "", send, passkeyOptions, mailCode }: ProofFormProps) {
  const [chosen, setChosen] = useState<ConfirmationMethod | null>(null);
  const usable = ORDER.filter(
    (method) => methods.includes(method) && (method !== "passkey" || canUsePasskeys()),
  );
  const method = chosen ?? usable[0];
  if (!method) {
    return (
      <Notice tone="warning" title="This browser can't use your passkey">
        Use the browser or device that has it, or ask an administrator for help.
      </Notice>
    );
  }
  return (
    <>
      {method === "passkey" && <PasskeyProof options={passkeyOptions} send={send} />}
      {method === "mail-code" && mailCode && (
        <MailCodeProof email={email} action={action} mail={mailCode} send={send} />
      )}
      {method !== "passkey" && method !== "mail-code" && (
        <TextProof key={method} method={method} action={action} email={email} send={send} />
      )}
      {usable.length > 1 && (
        <Others aria-label="Other ways">
          {usable
            .filter((other) => other !== method)
            .map((other) => {
              const { label, Icon } = proofMethods[other];
              return (
                <li key={other}>
                  <Button
                    variant="ghost"
                    fullWidth
                    icon={<Icon size={16} />}
                    onClick={() => setChosen(other)}
                  >
                    {label}
                  </Button>
                </li>
              );
            })}
        </Others>
      )}
    </>
  );
}
