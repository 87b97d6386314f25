import type { GalleryEntry } from "../gallery/gallery-entry";
import { WithState } from "../gallery/with-state";
import { SegmentedControl } from "./segmented-control";

const ranges = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
];

const createControl = (options: typeof ranges) => (
  <WithState initial="30">
    {(value, onChange) => <SegmentedControl label="Date range" {...{ options, value, onChange }} />}
  </WithState>
);

export const gallery: GalleryEntry = {
  title: "Segmented control",
  components: { SegmentedControl },
  examples: [
    { name: "Three options", element: createControl(ranges) },
    { name: "Hover", state: "hover", element: createControl(ranges) },
    { name: "Focus", state: "focus", element: createControl(ranges.slice(1, 2)) },
    {
      name: "A disabled option",
      element: createControl(ranges.map((one) => ({ ...one, disabled: one.value === "90" }))),
    },
    {
      name: "Long texts",
      element: createControl(ranges.map((one) => ({ ...one, label: `The last ${one.label} of data` }))),
    },
  ],
};
