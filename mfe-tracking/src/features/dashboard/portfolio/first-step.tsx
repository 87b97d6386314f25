import { Link, Skeleton, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { firstStepsQuery } from "../../../shared/next-steps/next-steps.api";

/** Keeps the width of its column, so that no column moves when the step arrives. A keyword at its end may wrap. */
const Line = styled(Text)`
  width: 0;
  min-width: 100%;
  min-height: 1.25rem;
`;

/** Renders an app's most valuable next step as a link to where it is done. All apps share one request. */
export function FirstStep({ appId, country }: { appId: number; country: string }) {
  const { data, isError } = useQuery(firstStepsQuery(country));
  const found = data?.find((one) => one.appId === appId);
  return (
    <Line as="div" $size="xs" $tone="muted">
      {found?.step ? (
        <Link to={found.step.to} title={found.step.finding}>
          {found.step.title}
        </Link>
      ) : found ? (
        "Nothing to do right now"
      ) : isError ? (
        "Couldn't load the next step"
      ) : (
        !data && <Skeleton width="8rem" height="0.75rem" />
      )}
    </Line>
  );
}
