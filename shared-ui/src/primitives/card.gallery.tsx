import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence, longWord } from "../gallery/long-texts";
import { Button } from "./button";
import { Card } from "./card";
import { Text } from "./text";

export const gallery: GalleryEntry = {
  title: "Card",
  components: { Card },
  examples: [
    { name: "Content only", element: <Card>Twelve keywords moved up today.</Card> },
    {
      name: "Title, description, actions, footer",
      element: (
        <Card
          title="Keywords"
          description="Ranks of the last 7 days"
          actions={<Button size="sm">Export</Button>}
          footer={<Text $size="xs">Updated 2 hours ago</Text>}
        >
          Twelve keywords moved up today.
        </Card>
      ),
    },
    {
      name: "Flush",
      element: (
        <Card title="Keywords" flush>
          The content reaches the edges.
        </Card>
      ),
    },
    {
      name: "Long texts",
      element: (
        <Card title={longWord} description={longSentence} actions={<Button size="sm">Export</Button>}>
          {longWord}
        </Card>
      ),
    },
  ],
};
