import { getFieldName, type ListingChange } from "@listwise/contracts/analytics";
import type { ChartMark } from "@listwise/shared-ui";
import type { SideApp } from "../select-apps";

/** Returns the marks of the apps' releases, and with `hasChanges` those of their other changes except ratings. */
export function buildMarks(
  apps: readonly SideApp[],
  histories: readonly (readonly ListingChange[])[],
  hasChanges: boolean,
): ChartMark[] {
  return histories.flatMap((changes, index) =>
    changes.flatMap(({ at, field, platform, after }): ChartMark[] => {
      const name = apps[index]?.name ?? "";
      if (field === "version") {
        return [{ at, kind: "release", label: `Version ${after ?? "unknown"}: ${name}` }];
      }
      if (!hasChanges || field === "rating") return [];
      return [{ at, kind: "change", label: `${getFieldName(field, platform)} changed: ${name}` }];
    }),
  );
}
