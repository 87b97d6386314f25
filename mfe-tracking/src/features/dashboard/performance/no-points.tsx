import { ChartLineIcon, EmptyState, LinkButton } from "@listwise/shared-ui";
import styled from "styled-components";

const Space = styled.div<{ $height: number }>`
  display: grid;
  place-content: center;
  min-height: ${({ $height }) => $height + 34}px;
`;

/** Renders the reason why a chart has no points, at the chart's height. */
export function NoPoints({ height, message }: { height: number; message: string }) {
  return (
    <Space $height={height}>
      <EmptyState
        icon={<ChartLineIcon size={20} />}
        title="Nothing to show yet"
        message={message}
        action={<LinkButton to="/keywords">Open keywords</LinkButton>}
      />
    </Space>
  );
}
