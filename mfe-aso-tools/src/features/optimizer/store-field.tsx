import { SegmentedControl } from "@listwise/shared-ui";

interface StoreFieldProps {
  platform: "ios" | "android";
  onPlatform: (platform: "ios" | "android") => void;
}

const stores = [
  { value: "ios", label: "iOS" },
  { value: "android", label: "Android" },
];

/** Renders the store whose limits apply to the texts. */
export function StoreField({ platform, onPlatform }: StoreFieldProps) {
  return (
    <SegmentedControl
      label="Store"
      options={stores}
      value={platform}
      onChange={(value) => onPlatform(value === "android" ? "android" : "ios")}
    />
  );
}
