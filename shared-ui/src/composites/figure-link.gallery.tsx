import type { GalleryEntry } from "../gallery/gallery-entry";
import { Row } from "../primitives/layout";
import { Text } from "../primitives/text";
import { FigureLink, FigureLinks } from "./figure-link";

export const gallery: GalleryEntry = {
  title: "Figure link",
  components: { FigureLink, FigureLinks },
  examples: [
    {
      name: "Next to a label",
      element: (
        <Row $gap={1}>
          <Text as="span">Visibility</Text>
          <FigureLink figure="visibility" label="Visibility" />
        </Row>
      ),
    },
    {
      name: "Below a table",
      element: (
        <FigureLinks
          figures={[
            { figure: "popularity", label: "Popularity" },
            { figure: "chance", label: "Chance" },
          ]}
        />
      ),
    },
  ],
};
