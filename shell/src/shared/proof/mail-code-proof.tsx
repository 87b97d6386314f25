import type { ConfirmationProof } from "@listwise/contracts/auth";
import { Button, MailIcon, Stack, Text } from "@listwise/shared-ui";
import { useState } from "react";
import { readFailure } from "../failure";
import { FailureNotice } from "../failure-notice";
import { useFailure } from "../use-failure";
import { useSingleFlight } from "../use-single-flight";
import { TextProof } from "./text-proof";

interface MailCodeProofProps {
  email: string;
  action: string;
  /** Emails a code. */
  mail: () => Promise<unknown>;
  send: (proof: ConfirmationProof) => Promise<void>;
}

/** Emails a code to the account's address and asks for it. */
export function MailCodeProof({ email, action, mail, send }: MailCodeProofProps) {
  const [sent, setSent] = useState(0);
  const [failure, setFailure] = useFailure();
  const { start, busy } = useSingleFlight({
    run: mail,
    onSuccess: () => {
      setFailure(null);
      setSent(sent + 1);
    },
    onError: (problem) => setFailure(readFailure(problem)),
  });
  return (
    <Stack $gap={4}>
      <FailureNotice failure={failure} />
      <Text as="p" role="status" $tone="muted" $size="sm">
        {sent > 0 ? "We sent a code to " : "We'll send a code to "}
        <strong>{email}</strong>.
      </Text>
      {sent > 0 && <TextProof key={sent} method="mail-code" action={action} send={send} />}
      <Button
        variant={sent > 0 ? "ghost" : "primary"}
        size={sent > 0 ? "md" : "lg"}
        fullWidth
        busy={busy}
        icon={<MailIcon size={16} />}
        onClick={() => start()}
      >
        {sent > 0 ? "Send another code" : "Email me a code"}
      </Button>
    </Stack>
  );
}
