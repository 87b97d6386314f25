import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence, longWord } from "../gallery/long-texts";
import { WithState } from "../gallery/with-state";
import { Button } from "../primitives/button";
import { Text } from "../primitives/text";
import { Dialog, type DialogProps } from "./dialog";

const createDialog = (props: Omit<DialogProps, "open" | "onOpenChange">) => (
  <WithState<boolean> initial>
    {(open, onOpenChange) => (
      <>
        <Button onClick={() => onOpenChange(true)}>Open</Button>
        {/* Only one frame has the focus, so no control shows it. */}
        <Dialog {...{ open, onOpenChange }} readFirst {...props} />
      </>
    )}
  </WithState>
);

const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="danger">Delete</Button>
  </>
);

export const gallery: GalleryEntry = {
  title: "Dialog",
  components: { Dialog },
  examples: [
    {
      name: "Small, with a footer",
      pageHeight: 280,
      element: createDialog({
        size: "sm",
        title: "Delete this list?",
        description: "You can't undo this.",
        footer,
        children: <Text>The list has 12 keywords.</Text>,
      }),
    },
    {
      name: "Hidden title",
      pageHeight: 280,
      element: createDialog({
        title: "Search",
        hideTitle: true,
        children: <Text>The panel shows its own title.</Text>,
      }),
    },
    {
      name: "Filling the window",
      pageHeight: 320,
      element: createDialog({
        fill: true,
        title: "App details",
        children: Array.from({ length: 6 }, (_, index) => <Text key={index}>{longSentence}</Text>),
      }),
    },
    {
      name: "Long texts",
      pageHeight: 320,
      element: createDialog({
        size: "lg",
        title: longWord,
        description: longSentence,
        footer,
        children: Array.from({ length: 6 }, (_, index) => <Text key={index}>{longSentence}</Text>),
      }),
    },
  ],
};
