import { Container, Loading, Skeleton, SkeletonText, Stack } from "@listwise/shared-ui";

export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <Container $narrow>
      <Loading label={label}>
        <Stack $gap={5}>
          <Skeleton width="6rem" />
          <Skeleton height="2.75rem" />
          <SkeletonText lines={2} />
          <Skeleton width="70%" />
          <Skeleton height="11rem" radius="lg" />
          <SkeletonText lines={10} />
        </Stack>
      </Loading>
    </Container>
  );
}
