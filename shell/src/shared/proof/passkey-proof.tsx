import type { ConfirmationProof, PasskeyRequestOptions } from "@listwise/contracts/auth";
import { Button, KeyRoundIcon, Stack, Text } from "@listwise/shared-ui";
import { useEffect, useRef } from "react";
import { readFailure } from "../failure";
import { FailureNotice } from "../failure-notice";
import { provePasskey } from "../passkeys";
import { useFailure } from "../use-failure";
import { useSingleFlight } from "../use-single-flight";

interface PasskeyProofProps {
  options: () => Promise<PasskeyRequestOptions>;
  send: (proof: ConfirmationProof) => Promise<void>;
}

/** Renders a button that prompts for a passkey, with new options on each click. */
export function PasskeyProof({ options, send }: PasskeyProofProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useFailure();
  const { start, busy } = useSingleFlight({
    run: async () => {
      setFailure(null);
      await send({ method: "passkey", response: await provePasskey(await options()) });
    },
    onError: (problem) => setFailure(readFailure(problem)),
  });
  useEffect(() => button.current?.focus(), []);
  return (
    <Stack $gap={4}>
      <FailureNotice failure={failure} />
      <Text as="p" $tone="muted" $size="sm">
        Your browser asks for your fingerprint, face, screen lock or security key.
      </Text>
      <Button
        ref={button}
        variant="primary"
        size="lg"
        fullWidth
        busy={busy}
        icon={<KeyRoundIcon size={16} />}
        onClick={() => start()}
      >
        Use a passkey
      </Button>
    </Stack>
  );
}
