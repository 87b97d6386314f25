import { CopyButton, Notice, Row, TextField } from "@listwise/shared-ui";
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

/** Shows a new token or another secret, which is only possible once. */
export function ShownToken({ token, label = "Token" }: { token: string; label?: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Notice tone="warning">Copy it now. It won't be shown again.</Notice>
      <Line $gap={2}>
        <TextField
          ref={field}
          label={label}
          value={token}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={token} what={label} source={field} />
      </Line>
    </>
  );
}
