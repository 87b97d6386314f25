import type { GalleryEntry } from "../gallery/gallery-entry";
import { Row } from "../primitives/layout";
import { Avatar } from "./avatar";

export const gallery: GalleryEntry = {
  title: "Avatar",
  components: { Avatar },
  examples: [
    {
      name: "Accent, neutral, one word, three words",
      element: (
        <Row>
          <Avatar name="Ada Lovelace" />
          <Avatar name="Ada Lovelace" tone="neutral" />
          <Avatar name="Ada" />
          <Avatar name="Ada King Lovelace" />
        </Row>
      ),
    },
  ],
};
