import { getLocale } from "@listwise/aso-core/localization";
import { formatCount, pluralize } from "@listwise/aso-core/text";
import type { Finding } from "./check-draft";

const getName = (locale: string) => getLocale(locale)?.name ?? locale;

const listScreens = (screens: readonly number[]) =>
  `${pluralize(screens.length, "screen")} ${screens.join(", ")}`;

/** Describes a finding and what to do. */
export function describeFinding(finding: Finding): string {
  switch (finding.kind) {
    case "image": {
      const which = finding.of > 1 ? ` for device ${finding.device}` : "";
      const where = finding.locale === null ? "" : ` in ${getName(finding.locale)}`;
      return `Screen ${finding.screen} has no image${which}${where}. Add your screenshot, or remove the screen.`;
    }
    case "caption": {
      const screens = listScreens(finding.screens);
      return `${getName(finding.locale)} has no caption for ${screens}. Write it, or use the base language for missing captions.`;
    }
    case "long":
      return `Screen ${finding.screen} in ${getName(finding.locale)}: the caption is too long for ${finding.sizes.join(", ")}. Shorten it.`;
    case "cropped":
      return `${finding.size} cuts off parts of the images of ${listScreens(finding.screens)}. To add other images, choose that size above.`;
    case "panorama":
      return `Screen ${finding.screen} is a panorama without a second part. Choose the same layout for the next screen.`;
    case "unused":
      return `The image of screen ${finding.screen} isn't shown, because the last screen of a panorama has no device of its own. Add another screen after it.`;
    case "contrast":
      return `Screen ${finding.screen}: the text is hard to read on its background (contrast ${finding.ratio.toFixed(1)}:1). Choose a lighter or darker color.`;
    case "maximum":
      return `${finding.store} takes ${formatCount(finding.maximum, "screenshot")} per language. Screens after the first ${finding.maximum} are left out there.`;
  }
}
