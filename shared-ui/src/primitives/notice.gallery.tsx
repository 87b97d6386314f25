import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence, longWord } from "../gallery/long-texts";
import { Button } from "./button";
import { Stack } from "./layout";
import { Notice } from "./notice";

const tones = ["info", "success", "warning", "danger"] as const;

export const gallery: GalleryEntry = {
  title: "Notice",
  components: { Notice },
  examples: [
    {
      name: "Tones",
      element: (
        <Stack $gap={3}>
          {tones.map((tone) => (
            <Notice key={tone} tone={tone}>
              Your plan ends on December 31.
            </Notice>
          ))}
        </Stack>
      ),
    },
    {
      name: "With a title and an action",
      element: (
        <Notice tone="warning" title="Almost full" actions={<Button size="sm">Upgrade</Button>}>
          You track 48 of 50 keywords.
        </Notice>
      ),
    },
    {
      name: "Long texts",
      element: (
        <Notice tone="danger" title={longWord} actions={<Button size="sm">Retry</Button>}>
          {longSentence}
        </Notice>
      ),
    },
  ],
};
