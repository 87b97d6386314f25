import { parsePlatform, type Platform } from "@listwise/aso-core/stores";
import { SegmentedControl } from "@listwise/shared-ui";
import { platformOptions } from "../../shared/platform-options";

interface StoreFieldProps {
  platform: Platform;
  onPlatform: (platform: Platform) => void;
}

/** Renders the store whose limits apply to the texts. */
export function StoreField({ platform, onPlatform }: StoreFieldProps) {
  return (
    <SegmentedControl
      label="Store"
      options={platformOptions}
      value={platform}
      onChange={(value) => onPlatform(parsePlatform(value))}
    />
  );
}
