import type { GalleryEntry } from "../gallery/gallery-entry";
import { WithState } from "../gallery/with-state";
import { Tabs } from "./tabs";

const tabs = ["Overview", "Keywords", "Rankings", "Reviews"].map((label) => ({ value: label, label }));
const many = Array.from({ length: 24 }, (_, index) => ({
  value: `${index}`,
  label: `Keyword list ${index}`,
}));

const createTabs = (items: { value: string; label: string; disabled?: boolean }[], initial: string) => (
  <WithState initial={initial}>
    {(value, onChange) => (
      <Tabs label="App details" tabs={items} {...{ value, onChange }}>
        The content of “{value}”.
      </Tabs>
    )}
  </WithState>
);

export const gallery: GalleryEntry = {
  title: "Tabs",
  components: { Tabs },
  examples: [
    { name: "Default", element: createTabs(tabs, "Keywords") },
    { name: "Hover", state: "hover", element: createTabs(tabs, "Keywords") },
    { name: "Focus", state: "focus", element: createTabs(tabs, "Keywords") },
    {
      name: "A disabled tab",
      element: createTabs(
        tabs.map((tab) => ({ ...tab, disabled: tab.value === "Reviews" })),
        "Overview",
      ),
    },
    { name: "More tabs than fit", wide: true, element: createTabs(many, "12") },
  ],
};
