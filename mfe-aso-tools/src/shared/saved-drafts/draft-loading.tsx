import { Loading, Skeleton, Stack } from "@listwise/shared-ui";

export function DraftLoading() {
  return (
    <Loading label="Loading drafts">
      <Stack $gap={6}>
        <Skeleton height="5rem" radius="lg" />
        <Skeleton height="20rem" radius="lg" />
      </Stack>
    </Loading>
  );
}
