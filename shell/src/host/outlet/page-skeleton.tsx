import type { SkeletonKind } from "@listwise/contracts/remotes";
import { Container, Grid, Row, Skeleton, SkeletonCard, SkeletonText, Stack } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

/** Has the height and margin of a page header with one line of description. */
const Header = styled.header`
  display: grid;
  gap: var(--lw-space-2);
  align-content: center;
  min-height: 3.75rem;
  margin-bottom: var(--lw-space-6);
`;

const Sheet = styled(Stack)`
  padding: var(--lw-space-5);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
`;

const Lines = styled(Sheet)`
  gap: 0;
  padding: 0;
  & > * {
    padding: var(--lw-space-4) var(--lw-space-5);
  }
  & > * + * {
    border-top: 1px solid var(--lw-border);
  }
`;

/** A tool: its input above its results; next to them if there is room. */
const Columns = styled.div`
  display: grid;
  gap: var(--lw-space-4);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Cover = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--lw-space-5);
  padding-block: clamp(var(--lw-space-10), 7vw, var(--lw-space-20));
`;

const repeat = (count: number, render: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => render(index));

function Head() {
  return (
    <Header>
      <Skeleton width="min(14rem, 60%)" height="1.75rem" />
      <Skeleton width="min(28rem, 90%)" />
    </Header>
  );
}

const fields = (count: number) =>
  repeat(count, (index) => (
    <Stack key={index} $gap={2}>
      <Skeleton width="7rem" height="0.875rem" />
      <Skeleton height="2.5rem" radius="md" />
    </Stack>
  ));

const SHAPES: Record<SkeletonKind, () => ReactNode> = {
  cards: () => (
    <Stack $gap={6}>
      <Grid $min="12rem">
        {repeat(4, (index) => (
          <SkeletonCard key={index} />
        ))}
      </Grid>
      <Grid $min="24rem">
        {repeat(4, (index) => (
          <SkeletonCard key={index} imageHeight="9rem" />
        ))}
      </Grid>
    </Stack>
  ),
  table: () => (
    <Stack>
      <Row>
        <Skeleton width="16rem" height="2.5rem" radius="md" />
        <Skeleton width="8rem" height="2.5rem" radius="md" />
      </Row>
      <Lines>
        {repeat(12, (index) => (
          <Row key={index} $nowrap $gap={6}>
            <Skeleton width="40%" />
            <Skeleton width="15%" />
            <Skeleton width="15%" />
            <Skeleton width="20%" />
          </Row>
        ))}
      </Lines>
    </Stack>
  ),
  list: () => (
    <Stack $gap={6}>
      <Skeleton width="min(20rem, 100%)" height="2.5rem" radius="md" />
      <Lines>
        {repeat(6, (index) => (
          <SkeletonText key={index} lines={2} />
        ))}
      </Lines>
    </Stack>
  ),
  article: () => (
    <Stack $gap={6}>
      <SkeletonText lines={3} />
      <Skeleton height="14rem" radius="lg" />
      <SkeletonText lines={8} />
    </Stack>
  ),
  form: () => (
    <Sheet $gap={5}>
      {fields(5)}
      <Skeleton width="8rem" height="2.5rem" radius="md" />
    </Sheet>
  ),
  tool: () => (
    <Stack>
      <Sheet>
        <Row>
          <Skeleton width="3rem" height="3rem" radius="md" />
          <Skeleton width="min(16rem, 50%)" />
        </Row>
      </Sheet>
      <Columns>
        <Sheet $gap={5}>
          {fields(2)}
          <Skeleton width="8rem" height="2.5rem" radius="md" />
        </Sheet>
        <Sheet>
          <SkeletonText lines={10} />
        </Sheet>
      </Columns>
    </Stack>
  ),
  landing: () => (
    <>
      <Cover>
        <Skeleton width="min(46rem, 100%)" height="3.5rem" />
        <Skeleton width="min(36rem, 90%)" height="1.25rem" />
        <Skeleton width="min(30rem, 100%)" height="3rem" radius="lg" />
      </Cover>
      <Grid $min="18rem">
        {repeat(3, (index) => (
          <SkeletonCard key={index} imageHeight="8rem" />
        ))}
      </Grid>
    </>
  ),
};

/** Renders a page's placeholder in the shape of its kind. Decorative: the slot announces that it is busy. */
export function PageSkeleton({ kind }: { kind: SkeletonKind }) {
  return (
    <Container $narrow={kind === "article"} aria-hidden="true" data-page-skeleton={kind}>
      {kind !== "landing" && <Head />}
      {SHAPES[kind]()}
    </Container>
  );
}
