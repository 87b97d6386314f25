import type { ReleaseHealth } from "@listwise/contracts/releases";
import { Badge, formatDateTime, formatRelative, Stack, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { formatHealth, getHealthLabel } from "./health-labels";

const Root = styled(Stack)`
  min-width: 0;
  overflow-wrap: anywhere;
  text-align: start;
`;

/** Shows what browsers reported about a version in the last hour, including its last failure. */
export function VersionHealth({ health }: { health: ReleaseHealth | undefined }) {
  const { tone, word } = getHealthLabel(health);
  const failure = health?.lastFailure;
  return (
    <Root $gap={1} $align="start">
      <Badge tone={tone}>{word}</Badge>
      {health && (
        <Text as="span" $tone="muted" $size="sm">
          {formatHealth(health)}
        </Text>
      )}
      {failure && (
        <Text as="span" $size="sm">
          Last in {failure.phase}: <code>{failure.code}</code> {failure.message}{" "}
          <Text as="time" dateTime={failure.at} title={formatDateTime(failure.at)} $tone="muted" $size="sm">
            {formatRelative(failure.at)}
          </Text>
        </Text>
      )}
    </Root>
  );
}
