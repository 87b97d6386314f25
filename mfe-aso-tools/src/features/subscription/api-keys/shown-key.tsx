import { CopyButton, Notice, Stack, Text, TextField } from "@listwise/shared-ui";
import { useRef } from "react";

/** Renders a new key with instructions. It can't be shown again. */
export function ShownKey({ apiKey }: { apiKey: string }) {
  const field = useRef<HTMLInputElement>(null);

  return (
    <Stack $gap={4}>
      <Notice tone="warning">Copy it now. You won't see it again.</Notice>
      <TextField ref={field} label="Key" value={apiKey} readOnly onFocus={(event) => event.target.select()} />
      <div>
        <CopyButton text={apiKey} what="Key" source={field} />
      </div>
      <Text $size="sm" $tone="muted">
        Send it with each request in the header “Authorization: Bearer”, followed by the key.
      </Text>
    </Stack>
  );
}
