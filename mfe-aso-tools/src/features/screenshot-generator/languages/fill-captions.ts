import type { ListingTexts } from "@listwise/aso-core/localization";
import { getCaptionText, type CaptionOffer, type CaptionSource } from "@listwise/aso-core/screenshots";
import { MAX_CAPTION_LENGTH, type ScreenshotDraft } from "@listwise/contracts/tools";
import { addLocales, EMPTY_CAPTION } from "../draft/draft";

/** Source of each screen's caption by screen id; screens without one stay as they are. */
export type Choices = Readonly<Record<string, CaptionSource | undefined>>;

interface Filled {
  draft: ScreenshotDraft;
  filled: number;
  /** Captions that the texts lack in some language. */
  missing: number;
}

/** Suggests a different text for each screen: subtitle, lines of the description, promotional text, name. */
export function suggestChoices(draft: ScreenshotDraft, offers: readonly CaptionOffer[]): Choices {
  const rank = ({ source }: CaptionOffer) =>
    source === "subtitle" ? 0 : source.startsWith("line-") ? 1 : source === "shortDescription" ? 2 : 3;
  const sorted = offers.toSorted((one, other) => rank(one) - rank(other));
  return Object.fromEntries(draft.screens.map(({ id }, index) => [id, sorted[index]?.source]));
}

/** Adds the languages and writes the chosen texts into the captions. */
export function fillCaptions(
  draft: ScreenshotDraft,
  texts: ListingTexts,
  { choices, locales, base }: { choices: Choices; locales: readonly string[]; base: string },
): Filled {
  let [filled, missing] = [0, 0];
  const screens = draft.screens.map((screen) => {
    const source = choices[screen.id];
    if (source === undefined) return screen;
    const captions = { ...screen.captions };
    for (const locale of locales) {
      const title = getCaptionText(texts, { source, locale, base });
      if (title === null) {
        missing += 1;
        continue;
      }
      filled += 1;
      captions[locale] = {
        ...(captions[locale] ?? EMPTY_CAPTION),
        title: title.slice(0, MAX_CAPTION_LENGTH),
      };
    }
    return { ...screen, captions };
  });
  return { draft: { ...addLocales(draft, locales), screens }, filled, missing };
}
