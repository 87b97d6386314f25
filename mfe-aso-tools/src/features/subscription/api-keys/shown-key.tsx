import { Button, CopyIcon, Notice, Stack, Text, TextField, toast } from "@listwise/shared-ui";
import { useRef } from "react";
import { copyText } from "../../../shared/copy-text";

/** A new key, the only time it is shown, and how it is used. */
export function ShownKey({ apiKey }: { apiKey: string }) {
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    if (await copyText(apiKey)) return toast.success("Key copied");
    field.current?.select();
    return toast.info("Copy it with your keyboard", {
      description: "Your browser blocks clipboard access.",
    });
  }

  return (
    <Stack $gap={4}>
      <Notice tone="warning">Copy it now: it is not shown again.</Notice>
      <TextField ref={field} label="Key" value={apiKey} readOnly onFocus={(event) => event.target.select()} />
      <div>
        <Button onClick={() => void copy()} icon={<CopyIcon size={14} aria-hidden="true" />}>
          Copy
        </Button>
      </div>
      <Text $size="sm" $tone="muted">
        Send it with each call in the header “Authorization: Bearer”, followed by the key.
      </Text>
    </Stack>
  );
}
