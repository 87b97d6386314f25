import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence } from "../gallery/long-texts";
import { Opened } from "../gallery/opened";
import { Button } from "../primitives/button";
import { Tooltip } from "./tooltip";

const createTooltip = (text: string) => (
  <Opened by="pointer">
    <Tooltip text={text}>
      <Button>Track</Button>
    </Tooltip>
  </Opened>
);

export const gallery: GalleryEntry = {
  title: "Tooltip",
  components: { Tooltip },
  examples: [
    { name: "Open", pageHeight: 120, element: createTooltip("You can track 2 more keywords") },
    { name: "Long text", pageHeight: 180, element: createTooltip(longSentence) },
  ],
};
