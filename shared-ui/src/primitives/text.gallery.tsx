import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence } from "../gallery/long-texts";
import { Stack } from "./layout";
import { Text } from "./text";

const tones = ["default", "muted", "subtle", "accent", "danger", "success", "warning"] as const;
const sizes = ["xs", "sm", "md", "lg", "xl"] as const;

export const gallery: GalleryEntry = {
  title: "Text",
  components: { Text },
  examples: [
    {
      name: "Tones",
      element: (
        <Stack $gap={1}>
          {tones.map((tone) => (
            <Text key={tone} $tone={tone}>
              {tone}
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      name: "Sizes",
      element: (
        <Stack $gap={1}>
          {sizes.map((size) => (
            <Text key={size} $size={size}>
              {size}
            </Text>
          ))}
        </Stack>
      ),
    },
    { name: "Strong", element: <Text $strong>12 keywords</Text> },
    { name: "Long text", element: <Text>{longSentence}</Text> },
    { name: "Truncated", element: <Text $truncate>{longSentence}</Text> },
  ],
};
