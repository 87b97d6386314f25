import { toConnectCode, toPlayCode } from "../localization";
import { STORES } from "../stores";
import { isBanner, type SizeKey, type StoreSize } from "./store-sizes";

/** Folders and, for the feature graphic, the file of fastlane's `supply`: https://docs.fastlane.tools/actions/supply/#images-and-screenshots */
const PLAY_FOLDERS: Partial<Record<SizeKey, string>> = {
  "play-phone": "phoneScreenshots",
  "play-tablet-7": "sevenInchScreenshots",
  "play-tablet-10": "tenInchScreenshots",
  "play-feature": "featureGraphic",
};

/**
 * Returns the path of an image as fastlane's `deliver` (`screenshots/<locale>/…`) or `supply` (`metadata/android/<locale>/images/…`)
 * reads it. The stores show the images of a folder in the order of their names. `index` counts from 0.
 */
export function getStorePath(size: StoreSize, locale: string, index: number): string {
  const number = String(index + 1).padStart(2, "0");
  const pixels = `${size.width}x${size.height}`;
  const folder = PLAY_FOLDERS[size.key];
  if (folder === undefined) return `screenshots/${toConnectCode(locale)}/${size.key}_${number}_${pixels}.png`;
  const images = `${STORES.android.fastlane.folder}/${toPlayCode(locale)}/images`;
  return `${images}/${isBanner(size) ? folder : `${folder}/${number}_${pixels}`}.png`;
}
