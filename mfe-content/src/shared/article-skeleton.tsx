import { Container, Loading, Skeleton, SkeletonText, Stack } from "@listwise/shared-ui";

/** A page of text that is to come. */
export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <Container $narrow>
      <Loading label={label}>
        <Stack $gap={5}>
          <Skeleton width="6rem" />
          <Skeleton height="2.75rem" />
          <Skeleton width="40%" />
          <SkeletonText lines={10} />
        </Stack>
      </Loading>
    </Container>
  );
}
