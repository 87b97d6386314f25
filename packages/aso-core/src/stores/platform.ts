/** Platforms whose stores Listwise knows, in display order. */
export const PLATFORMS = ["ios", "android"] as const;

/** Platform of an app; it identifies the store, because each platform has one. */
export type Platform = (typeof PLATFORMS)[number];

/** Returns true if a text, such as a URL parameter, names a platform. */
export function isPlatform(text: string | null): text is Platform {
  return text !== null && PLATFORMS.some((platform) => platform === text);
}

/** Returns the platform that a text names; unknown texts are `ios`. */
export function parsePlatform(text: string | null): Platform {
  return isPlatform(text) ? text : "ios";
}
