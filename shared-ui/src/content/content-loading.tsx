import { Loading, SkeletonText } from "../primitives/skeleton";

/** Renders the placeholder of an article until its first part is ready. */
export function ContentLoading() {
  return (
    <Loading label="Loading content">
      <SkeletonText lines={8} />
    </Loading>
  );
}
