import { SegmentedControl, CountryField } from "@listwise/shared-ui";
import { countryOptions } from "../../shared/country-options";

interface StoreFieldsProps {
  country: string;
  platform: "ios" | "android";
  onCountry: (country: string) => void;
  onPlatform: (platform: "ios" | "android") => void;
}

const stores = [
  { value: "ios", label: "iOS" },
  { value: "android", label: "Android" },
];

/** Renders the fields for the country and the store. */
export function StoreFields({ country, platform, onCountry, onPlatform }: StoreFieldsProps) {
  return (
    <>
      <CountryField
        label="Country"
        options={countryOptions}
        value={country}
        onChange={(event) => onCountry(event.target.value)}
      />
      <SegmentedControl
        label="Store"
        options={stores}
        value={platform}
        onChange={(value) => onPlatform(value === "android" ? "android" : "ios")}
      />
    </>
  );
}
