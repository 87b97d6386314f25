import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence } from "../gallery/long-texts";
import { StarIcon } from "../icons/icons";
import { Badge } from "./badge";
import { Row } from "./layout";

const tones = ["neutral", "accent", "success", "warning", "danger", "info"] as const;

export const gallery: GalleryEntry = {
  title: "Badge",
  components: { Badge },
  examples: [
    {
      name: "Tones",
      element: (
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
      ),
    },
    {
      name: "With an icon",
      element: (
        <Badge tone="accent" icon={<StarIcon size={12} />}>
          Featured
        </Badge>
      ),
    },
    { name: "Long text", element: <Badge>{longSentence.slice(0, 44)}</Badge> },
  ],
};
