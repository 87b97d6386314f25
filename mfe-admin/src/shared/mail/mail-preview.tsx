import { Row, SegmentedControl, Stack, Text } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { MailFrame } from "./mail-frame";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--lw-space-5);
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Screen = styled.div<{ $phone: boolean }>`
  max-width: ${({ $phone }) => ($phone ? "390px" : "700px")};
`;

const Words = styled.pre`
  margin: 0;
  font-family: var(--lw-family-mono);
  font-size: var(--lw-font-sm);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const widths = [
  { value: "phone", label: "Phone" },
  { value: "computer", label: "Computer" },
];

const looks = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Shows an email as HTML, on a phone or a computer and in both color schemes, and its plain text next to it. */
export function MailPreview({ html, text }: { html: string; text: string }) {
  const [width, setWidth] = useState("computer");
  const [look, setLook] = useState("light");
  return (
    <Columns>
      <Stack $gap={3}>
        <Row>
          <SegmentedControl label="Screen" options={widths} value={width} onChange={setWidth} />
          <SegmentedControl label="Color scheme" options={looks} value={look} onChange={setLook} />
        </Row>
        <Screen $phone={width === "phone"}>
          <MailFrame html={html} title="Email as HTML" isDark={look === "dark"} />
        </Screen>
      </Stack>
      <Stack $gap={3}>
        <Text $strong>Plain text</Text>
        <Words>{text}</Words>
      </Stack>
    </Columns>
  );
}
