import type { GalleryEntry } from "../gallery/gallery-entry";
import { CountryChip } from "./country-chip";
import { CountryField } from "./country-field";
import { UncoveredNotice } from "./uncovered-notice";

const options = [
  { value: "us", label: "United States" },
  { value: "de", label: "Germany" },
];

export const gallery: GalleryEntry = {
  title: "Country",
  components: { CountryChip, CountryField, UncoveredNotice },
  examples: [
    { name: "Select", element: <CountryField label="Country" options={options} defaultValue="us" /> },
    { name: "Chip", element: <CountryChip country="de">Germany</CountryChip> },
    {
      name: "Selected chip",
      element: (
        <CountryChip country="us" selected>
          United States
        </CountryChip>
      ),
    },
    {
      name: "Unavailable chip",
      element: (
        <CountryChip country="de" aria-disabled>
          Germany
        </CountryChip>
      ),
    },
  ],
};
