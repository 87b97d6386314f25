import type { GalleryEntry } from "../gallery/gallery-entry";
import { Row } from "../primitives/layout";
import { ChangeBadge } from "./change-badge";
import { RankChange } from "./rank-change";

export const gallery: GalleryEntry = {
  title: "Change badge",
  components: { ChangeBadge, RankChange },
  examples: [
    {
      name: "Surge, up, no change, down, drop, first check",
      element: (
        <Row>
          {[24, 3, 0, -2, -31, null].map((change) => (
            <ChangeBadge key={change} change={change} />
          ))}
        </Row>
      ),
    },
    {
      name: "Points: up, rounded to no change, down, unknown",
      element: (
        <Row>
          {[1.25, 0.04, -3, null].map((change) => (
            <ChangeBadge key={change} change={change} unit="point" />
          ))}
        </Row>
      ),
    },
    {
      name: "Ranks: entered, left, moved, and the first two in a narrow column",
      element: (
        <Row>
          <RankChange before={201} now={8} />
          <RankChange before={8} now={201} />
          <RankChange before={8} now={3} />
          <RankChange before={201} now={8} compact />
          <RankChange before={8} now={201} compact />
        </Row>
      ),
    },
  ],
};
