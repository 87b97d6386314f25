import { MAX_PASSKEYS } from "@listwise/contracts/auth";
import { Button, Card, PlusIcon, Stack, Text } from "@listwise/shared-ui";
import { useState } from "react";
import { describeBrowser } from "../../../chrome/session/presence/describe-browser";
import { canUsePasskeys } from "../../../shared/passkeys";
import { useSingleFlight } from "../../../shared/use-single-flight";
import { Lines } from "../section.styles";
import { AddPasskeyDialog } from "./add-passkey-dialog";
import type { FactorCardProps } from "./factor-card";
import { isLastRequired } from "./factors.api";
import { PasskeyLine } from "./passkey-line";

/** Suggests a name such as "Chrome on macOS". */
async function suggestName(): Promise<string> {
  const { browser, os } = await describeBrowser();
  const [name, system] = [browser, os].map((words) => words.replace(/ \d+$/, ""));
  return browser === "Unknown" ? "My passkey" : `${name} on ${system}`.slice(0, 60);
}

export function PasskeysCard({ factors, onCodes }: FactorCardProps) {
  const { passkeys, passkeysAvailable } = factors;
  const [suggested, setSuggested] = useState<string | null>(null);
  const { start, busy } = useSingleFlight({ run: suggestName, onSuccess: setSuggested });
  const full = passkeys.length >= MAX_PASSKEYS;
  const possible = passkeysAvailable && canUsePasskeys();
  const add = possible && !full && (
    <Button icon={<PlusIcon size={16} />} busy={busy} onClick={() => start()}>
      Add a passkey
    </Button>
  );
  return (
    <Card
      title="Passkeys"
      description="Sign in with your fingerprint, face, screen lock or a security key. A passkey counts as both factors."
      actions={passkeys.length > 0 && add}
    >
      {passkeys.length === 0 && possible && (
        <Stack $gap={3} $align="start">
          <Text as="p">No passkeys yet. A passkey can't be guessed or phished.</Text>
          {add}
        </Stack>
      )}
      {!possible && (
        <Text as="p" $tone="muted" $size="sm">
          {passkeysAvailable
            ? "This browser can't create passkeys at this address. Use another browser or an authenticator app."
            : "This site's address can't have passkeys. Use an authenticator app instead."}
        </Text>
      )}
      <Lines aria-label="Your passkeys" hidden={passkeys.length === 0}>
        {passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} isLast={isLastRequired(factors)} />
        ))}
      </Lines>
      {full && (
        <Text as="p" $tone="muted" $size="sm">
          You have {MAX_PASSKEYS} passkeys, the most an account can have. Remove one to add another.
        </Text>
      )}
      {suggested !== null && (
        <AddPasskeyDialog suggested={suggested} onCodes={onCodes} onClose={() => setSuggested(null)} />
      )}
    </Card>
  );
}
