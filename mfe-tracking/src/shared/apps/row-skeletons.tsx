import { Skeleton } from "@listwise/shared-ui";
import styled from "styled-components";

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-3);
  min-height: 4.25rem;
  padding: var(--lw-space-3) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
  &:last-child {
    border-bottom: 0;
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--lw-space-2);
`;

/** Renders placeholders for app rows, at the size of the real ones. */
export function RowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Row key={index} aria-hidden="true">
      <Skeleton width="2.5rem" height="2.5rem" radius="lg" />
      <Words>
        <Skeleton width="45%" height="0.875rem" />
        <Skeleton width="30%" height="0.75rem" />
      </Words>
      <Skeleton width="6rem" height="1.875rem" radius="md" />
    </Row>
  ));
}
