import type { GalleryEntry } from "../gallery/gallery-entry";
import { Row } from "./layout";
import { Spinner } from "./spinner";

export const gallery: GalleryEntry = {
  title: "Spinner",
  components: { Spinner },
  examples: [
    {
      name: "Sizes",
      element: (
        <Row>
          <Spinner size={12} />
          <Spinner />
          <Spinner size={32} />
        </Row>
      ),
    },
  ],
};
