import type { GalleryEntry } from "../gallery/gallery-entry";
import { longWord } from "../gallery/long-texts";
import { Content } from "./content";

const article = `## Titles

A title has **30 characters**, and [every word](/help) counts. See \`title\` below.

### Words

- Put the most important keyword first
- Leave out your company's name

1. Write
2. Measure

> A title is read before the icon is seen.

| Field    | Length |
| -------- | ------ |
| Title    | 30     |
| Subtitle | 30     |

\`\`\`
name: WeatherBug
\`\`\`

### Subtitle

A subtitle has 30 characters, too.
`;

export const gallery: GalleryEntry = {
  title: "Content",
  components: { Content },
  examples: [
    { name: "Article with a table of contents", wide: true, element: <Content source={article} contents /> },
    { name: "Long word", element: <Content source={`A word: ${longWord}`} /> },
    {
      name: "Attack",
      element: <Content source={"<img src=data:, onerror=alert(1)> Only this text is left."} />,
    },
  ],
};
