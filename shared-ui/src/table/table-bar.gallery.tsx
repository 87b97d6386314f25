import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence } from "../gallery/long-texts";
import { Button } from "../primitives/button";
import { Checkbox } from "../primitives/checkbox";
import { TableBar } from "./table-bar";

const createBar = (label: string, isActive: boolean) => (
  <TableBar $active={isActive}>
    <Checkbox label={label} checked={isActive} onChange={() => {}} />
    {isActive && <Button size="sm">Untrack</Button>}
  </TableBar>
);

export const gallery: GalleryEntry = {
  title: "Table bar",
  components: { TableBar },
  examples: [
    { name: "Nothing selected", element: createBar("Select all", false) },
    { name: "Rows selected", element: createBar("2 selected", true) },
    { name: "Long text", element: createBar(longSentence, true) },
  ],
};
