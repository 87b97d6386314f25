import type { GalleryEntry } from "../gallery/gallery-entry";
import { Badge } from "./badge";
import { Card } from "./card";
import { Container, Grid, Row, Stack } from "./layout";

const cards = ["One", "Two", "Three", "Four", "Five"].map((word) => <Card key={word}>{word}</Card>);
const badges = ["One", "Two", "Three"].map((word) => <Badge key={word}>{word}</Badge>);

export const gallery: GalleryEntry = {
  title: "Layout",
  components: { Container, Grid, Row, Stack },
  examples: [
    { name: "Stack", element: <Stack $align="start">{badges}</Stack> },
    { name: "Row", element: <Row>{badges}</Row> },
    { name: "Row with space between", element: <Row $justify="space-between">{badges}</Row> },
    { name: "Grid", wide: true, element: <Grid>{cards}</Grid> },
    {
      name: "Grid that stretches two children",
      wide: true,
      element: <Grid $fit>{cards.slice(0, 2)}</Grid>,
    },
    {
      name: "Container for text",
      wide: true,
      element: (
        <Container $narrow>
          <Card>The container centers a page and limits its width.</Card>
        </Container>
      ),
    },
  ],
};
