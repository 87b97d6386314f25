import { Loading, Skeleton } from "@listwise/shared-ui";
import styled from "styled-components";

/** Has the height of the form, so that the alerts below don't move when it replaces this. */
const Reserved = styled.div`
  height: 16.875rem;
  @media (max-width: 767px) {
    height: 21.5rem;
  }
  @media (max-width: 599px) {
    height: 24rem;
  }
  @media (max-width: 519px) {
    height: 27.75rem;
  }
  @media (max-width: 399px) {
    height: 37rem;
  }
`;

/** Renders the placeholder of the form for a new rule. */
export function RuleFormSkeleton() {
  return (
    <Loading label="Loading your rules">
      <Reserved>
        <Skeleton height="100%" radius="md" />
      </Reserved>
    </Loading>
  );
}
