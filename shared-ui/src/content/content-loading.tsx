import { Loading, SkeletonText } from "../primitives/skeleton";

/** What stands for an article until its first part is there. */
export function ContentLoading() {
  return (
    <Loading label="Loading content">
      <SkeletonText lines={8} />
    </Loading>
  );
}
