import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence } from "../gallery/long-texts";
import { Checkbox, Switch } from "./checkbox";
import { Stack } from "./layout";

const createStates = (Control: typeof Checkbox) => (
  <Stack $gap={3}>
    <Control label="Off" />
    <Control label="On" defaultChecked />
    <Control label="Off and disabled" disabled />
    <Control label="On and disabled" defaultChecked disabled />
  </Stack>
);

export const gallery: GalleryEntry = {
  title: "Checkbox and switch",
  components: { Checkbox, Switch },
  examples: [
    { name: "Checkbox", element: createStates(Checkbox) },
    { name: "Checkbox, focus", state: "focus", element: <Checkbox label="Weekly report" /> },
    {
      name: "Checkbox with a hint and a long label",
      element: <Checkbox label={longSentence} hint="You can change this later." />,
    },
    { name: "Switch", element: createStates(Switch) },
    { name: "Switch, focus", state: "focus", element: <Switch label="Weekly report" defaultChecked /> },
    {
      name: "Switch with a hint and a long label",
      element: <Switch label={longSentence} hint="You can change this later." />,
    },
  ],
};
