import { Button, ImageIcon } from "@listwise/shared-ui";
import { useRef } from "react";
import styled from "styled-components";
import { IMAGE_TYPES } from "./file-problem";

const Input = styled.input`
  display: none;
`;

interface UploadButtonProps {
  busy: boolean;
  onFile: (file: File) => void;
}

export function UploadButton({ busy, onFile }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Input
        ref={input}
        type="file"
        aria-label="Icon file"
        accept={IMAGE_TYPES}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Resets the input so that the same file can be selected again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button
        variant="primary"
        busy={busy}
        icon={<ImageIcon size={14} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Upload an icon
      </Button>
    </>
  );
}
