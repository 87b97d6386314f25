import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence } from "../gallery/long-texts";
import { SelectField } from "./select-field";

const props = {
  label: "Country",
  options: [
    { value: "us", label: "United States" },
    { value: "de", label: "Germany" },
  ],
};

export const gallery: GalleryEntry = {
  title: "Select field",
  components: { SelectField },
  examples: [
    { name: "Default", element: <SelectField {...props} /> },
    {
      name: "Required, with a hint",
      element: <SelectField {...props} required hint="Storefront of the ranks" />,
    },
    { name: "Focus", state: "focus", element: <SelectField {...props} /> },
    { name: "Error", element: <SelectField {...props} error="Choose another country." /> },
    { name: "Disabled", element: <SelectField {...props} disabled /> },
    {
      name: "Long text",
      element: <SelectField label="Country" options={[{ value: "long", label: longSentence }]} />,
    },
  ],
};
