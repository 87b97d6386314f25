import { Button, CopyIcon, Notice, Stack, Text, TextField, toast } from "@listwise/shared-ui";
import { useRef } from "react";
import { copyText } from "../../../shared/copy-text";

/** Renders a new key with instructions. It can't be shown again. */
export function ShownKey({ apiKey }: { apiKey: string }) {
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    if (await copyText(apiKey)) return toast.success("Key copied");
    field.current?.select();
    return toast.info("Copy the key manually", {
      description: "Your browser blocks clipboard access.",
    });
  }

  return (
    <Stack $gap={4}>
      <Notice tone="warning">Copy it now. You won't see it again.</Notice>
      <TextField ref={field} label="Key" value={apiKey} readOnly onFocus={(event) => event.target.select()} />
      <div>
        <Button onClick={() => void copy()} icon={<CopyIcon size={14} aria-hidden="true" />}>
          Copy
        </Button>
      </div>
      <Text $size="sm" $tone="muted">
        Send it with each request in the header “Authorization: Bearer”, followed by the key.
      </Text>
    </Stack>
  );
}
