import { MAX_LOGO_BYTES } from "@listwise/contracts/client-reports";
import { Button, Row, Stack, Text } from "@listwise/shared-ui";
import { useId, useRef, useState } from "react";
import styled from "styled-components";

const Picture = styled.img`
  max-width: 10rem;
  height: 2.5rem;
  object-fit: contain;
  object-position: left;
`;

const readFile = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : "");
    reader.onerror = () => reject(reader.error ?? new Error("The file couldn't be read."));
    reader.readAsDataURL(file);
  });

interface LogoFieldProps {
  logo: string | null;
  error: string | undefined;
  onChange: (logo: string | null) => void;
}

/** Renders the choice of a logo, which is kept as a data URL. */
export function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_LOGO_BYTES) {
      setFailure("Choose an image of at most 200 KB.");
      return;
    }
    try {
      // Decoding proves that it is an image before it replaces the logo.
      (await createImageBitmap(file)).close();
      const url = await readFile(file);
      setFailure(undefined);
      onChange(url);
    } catch {
      setFailure("This image can't be read. Choose another one.");
    }
  };
  const shown = failure ?? error;
  return (
    <Stack $gap={2}>
      <Text as="span" $size="sm" $strong id={`${id}-label`}>
        Logo
      </Text>
      <Row $gap={3}>
        {logo && <Picture src={logo} alt="Your logo" />}
        <Button
          size="sm"
          aria-describedby={shown ? `${id}-error` : `${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {logo ? "Replace logo" : "Choose logo"}
        </Button>
        {logo && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            Remove logo
          </Button>
        )}
      </Row>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Logo file"
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = "";
        }}
      />
      <Text id={shown ? `${id}-error` : `${id}-hint`} $size="xs" $tone={shown ? "danger" : "muted"}>
        {shown ?? "PNG, JPEG or WebP, at most 200 KB."}
      </Text>
    </Stack>
  );
}
