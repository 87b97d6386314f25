import { Button, CopyIcon, Notice, Row, TextField, toast } from "@listwise/shared-ui";
import { useRef } from "react";
import styled from "styled-components";

const Line = styled(Row)`
  align-items: flex-end;
  margin-top: var(--lw-space-4);
  & > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;

/** Shows a new token, which is only possible once. */
export function ShownToken({ token }: { token: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = () => {
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const copied = clipboard ? clipboard.writeText(token) : Promise.reject(new Error("no clipboard"));
    copied.then(
      () => toast.success("Token copied"),
      () => {
        field.current?.select();
        toast.info("Copy it manually", { description: "Your browser blocks clipboard access." });
      },
    );
  };
  return (
    <>
      <Notice tone="warning">Copy it now. It won't be shown again.</Notice>
      <Line $gap={2}>
        <TextField
          ref={field}
          label="Token"
          value={token}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy} icon={<CopyIcon size={14} aria-hidden="true" />}>
          Copy
        </Button>
      </Line>
    </>
  );
}
