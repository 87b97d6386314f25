import type { GalleryEntry } from "../gallery/gallery-entry";
import { Stack } from "./layout";
import { ProgressBar } from "./progress-bar";

const tones = ["accent", "success", "warning", "danger"] as const;

export const gallery: GalleryEntry = {
  title: "Progress bar",
  components: { ProgressBar },
  examples: [
    {
      name: "Tones",
      element: (
        <Stack>
          {tones.map((tone, index) => (
            <ProgressBar
              key={tone}
              tone={tone}
              label="Keywords"
              value={10 + 13 * index}
              max={50}
              text={`${10 + 13 * index} of 50`}
            />
          ))}
        </Stack>
      ),
    },
    {
      name: "Empty, full, unknown",
      element: (
        <Stack>
          <ProgressBar label="Exports" value={0} text="0 of 5" />
          <ProgressBar label="Exports" value={5} max={5} text="5 of 5" />
          <ProgressBar label="Importing" />
        </Stack>
      ),
    },
  ],
};
