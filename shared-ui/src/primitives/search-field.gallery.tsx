import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence } from "../gallery/long-texts";
import { WithState } from "../gallery/with-state";
import { SearchField } from "./search-field";

const createField = (initial: string, disabled = false) => (
  <WithState initial={initial}>
    {(value, onChange) => (
      <SearchField
        label="Search keywords"
        placeholder="Search keywords"
        disabled={disabled}
        {...{ value, onChange }}
      />
    )}
  </WithState>
);

export const gallery: GalleryEntry = {
  title: "Search field",
  components: { SearchField },
  examples: [
    { name: "Empty", element: createField("") },
    { name: "With text", element: createField("weather") },
    { name: "Focus", state: "focus", element: createField("") },
    { name: "Disabled", element: createField("", true) },
    { name: "Long text", element: createField(longSentence) },
  ],
};
