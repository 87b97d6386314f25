import type { GalleryEntry } from "../gallery/gallery-entry";
import { Row } from "../primitives/layout";
import { RankBadge, TopBadge } from "./rank-badge";

export const gallery: GalleryEntry = {
  title: "Rank badge",
  components: { RankBadge, TopBadge },
  examples: [
    {
      name: "Bands",
      element: (
        <Row>
          {[1, 7, 14, 33, 87, 160, 201, null].map((rank) => (
            <RankBadge key={rank} rank={rank} />
          ))}
        </Row>
      ),
    },
    {
      name: "Short results",
      element: (
        <Row>
          <RankBadge rank={2} results={31} />
          <RankBadge rank={201} results={31} />
          <RankBadge rank={201} results={0} />
        </Row>
      ),
    },
    {
      name: "Good ranks",
      element: (
        <Row>
          <TopBadge rank={2} />
          <TopBadge rank={9} />
        </Row>
      ),
    },
  ],
};
