import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence } from "../gallery/long-texts";
import { StarIcon } from "../icons/icons";
import { Chip } from "./chip";
import { Row } from "./layout";

const chips = (
  <Row>
    <Chip>All</Chip>
    <Chip selected>Top 10</Chip>
    <Chip count={12}>Moved up</Chip>
    <Chip selected icon={<StarIcon size={14} />} count={3}>
      Favorites
    </Chip>
  </Row>
);

export const gallery: GalleryEntry = {
  title: "Chip",
  components: { Chip },
  examples: [
    { name: "Off, on, with a count, with an icon", element: chips },
    { name: "Hover", state: "hover", element: chips },
    { name: "Focus", state: "focus", element: chips },
    {
      name: "Disabled",
      element: (
        <Row>
          <Chip disabled>All</Chip>
          <Chip disabled selected>
            Top 10
          </Chip>
        </Row>
      ),
    },
    { name: "Long text", element: <Chip count={1200}>{longSentence}</Chip> },
  ],
};
