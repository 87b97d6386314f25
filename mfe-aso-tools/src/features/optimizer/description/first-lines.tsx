import { FIRST_LINES_LENGTH, getFirstLines } from "@listwise/aso-core/optimizer";
import { Card, Text } from "@listwise/shared-ui";
import styled from "styled-components";

const Shown = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Renders the part of the description that is visible before "more". */
export function FirstLines({ text }: { text: string }) {
  const first = getFirstLines(text);
  return (
    <Card
      title="First lines"
      description={`About ${FIRST_LINES_LENGTH} characters are visible before “more”.`}
    >
      {first === "" ? (
        <Text $tone="muted">No text yet.</Text>
      ) : (
        <Shown dir="auto">
          {first}
          {first.length < text.trim().length && (
            <Text as="span" $tone="muted">
              {" … more"}
            </Text>
          )}
        </Shown>
      )}
    </Card>
  );
}
