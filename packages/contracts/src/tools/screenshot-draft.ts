import { LOCALE_CODE } from "@listwise/aso-core/localization";
import { SIZE_KEYS } from "@listwise/aso-core/screenshots";
import { z } from "../zod";

/** Maximum number of screens in a draft: the App Store takes ten screenshots per language and size. */
export const MAX_SCREENS = 10;

/** Longest caption or second line. */
export const MAX_CAPTION_LENGTH = 120;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const Locale = z.string().check(z.regex(LOCALE_CODE));
/** Device 1 or 2 of a screen; an image can be for tablets, for a language or for both only: `1.tablet.de-DE`. */
const Slot = z.string().check(z.regex(/^[12](\.tablet)?(\.[A-Za-z0-9-]{2,40})?$/));

/** Random id of an image. Another image has another id, so an image never changes. */
export const ImageIdSchema = z.string().check(z.regex(/^[0-9a-f]{8,40}$/));

/** Caption and second line in one language. */
const CaptionSchema = z.object({ title: text(MAX_CAPTION_LENGTH), sub: text(MAX_CAPTION_LENGTH) });

/** Parsed caption of a screen in one language. */
export type Caption = z.infer<typeof CaptionSchema>;

/** One screenshot of a set. Consecutive screens with the layout `panorama` are one picture. */
export const ScreenSchema = z.object({
  id: text(40),
  layout: z.enum(["caption-top", "caption-bottom", "tilted", "duo", "panorama", "full-bleed"]),
  frame: z.enum(["dark", "light", "none"]),
  /** Size of the device relative to the layout's. */
  scale: z.number().check(z.gte(0.5), z.lte(1.3)),
  background: z.object({ kind: z.enum(["plain", "gradient", "glow", "waves"]), from: Color, to: Color }),
  textColor: Color,
  captions: z.record(Locale, CaptionSchema),
  images: z.record(Slot, ImageIdSchema),
});

/** Parsed {@link ScreenSchema}. */
export type Screen = z.infer<typeof ScreenSchema>;

/** Draft of the screenshot generator. The images are not part of it. */
export const ScreenshotDraftSchema = z.object({
  /** The size that is being edited. */
  size: z.enum(SIZE_KEYS),
  /** The sizes to export. */
  sizes: z.array(z.enum(SIZE_KEYS)).check(z.minLength(1), z.maxLength(SIZE_KEYS.length)),
  font: z.enum(["inter", "nunito", "lora"]),
  baseLocale: Locale,
  /** The languages to export, the base language among them. */
  locales: z.array(Locale).check(z.minLength(1), z.maxLength(60)),
  /** Exports captions of the base language where a language has none. */
  fallsBack: z.boolean(),
  /** The user agreed that the server stores the images. */
  storesImages: z.boolean(),
  screens: z.array(ScreenSchema).check(z.minLength(1), z.maxLength(MAX_SCREENS)),
});

/** Parsed {@link ScreenshotDraftSchema}. */
export type ScreenshotDraft = z.infer<typeof ScreenshotDraftSchema>;
