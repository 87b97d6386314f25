import type { GalleryEntry } from "../gallery/gallery-entry";
import { Row } from "../primitives/layout";
import { Sparkline } from "./sparkline";

export const gallery: GalleryEntry = {
  title: "Sparkline",
  components: { Sparkline },
  examples: [
    {
      name: "Values, ranks, a gap, flat, one value, none",
      element: (
        <Row>
          <Sparkline label="Values" values={[3, 5, 4, 8, 9]} />
          <Sparkline label="Ranks" values={[3, 5, 4, 8, 9]} inverted />
          <Sparkline label="With a gap" values={[3, 5, null, 8, 9]} />
          <Sparkline label="Flat" values={[4, 4, 4]} />
          <Sparkline label="One value" values={[4]} />
          <Sparkline label="No values" values={[]} />
        </Row>
      ),
    },
  ],
};
