import type { GalleryEntry } from "../gallery/gallery-entry";
import { Row } from "./layout";
import { Loading, Skeleton, SkeletonCard, SkeletonText } from "./skeleton";

export const gallery: GalleryEntry = {
  title: "Skeleton",
  components: { Loading, Skeleton, SkeletonCard, SkeletonText },
  examples: [
    {
      name: "Shapes",
      element: (
        <Row>
          <Skeleton width="8rem" />
          <Skeleton width="3rem" height="3rem" radius="full" />
          <Skeleton width="6rem" height="2.25rem" radius="md" />
        </Row>
      ),
    },
    {
      name: "Text, announced",
      element: (
        <Loading label="Loading keywords">
          <SkeletonText />
        </Loading>
      ),
    },
    { name: "Card", element: <SkeletonCard /> },
    { name: "Card with an image", element: <SkeletonCard imageHeight="6rem" /> },
  ],
};
