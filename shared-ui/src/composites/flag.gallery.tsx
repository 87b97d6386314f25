import type { GalleryEntry } from "../gallery/gallery-entry";
import { Row } from "../primitives/layout";
import { Flag } from "./flag";

export const gallery: GalleryEntry = {
  title: "Flag",
  components: { Flag },
  examples: [
    {
      name: "With codes",
      element: (
        <Row>
          {["us", "de", "jp", "br"].map((country) => (
            <Flag key={country} country={country} />
          ))}
        </Row>
      ),
    },
    { name: "With a name", element: <Flag country="gb" withName /> },
    { name: "Without an image", element: <Flag country="aq" withName /> },
  ],
};
