/** Names, subtitles and features of a kind of app in one language. `keywords` is the comma-separated keyword field. */
export interface TopicText {
  phrases: string[];
  keywords: string;
  does: string;
  features: string[];
}

export interface Topic {
  id: string;
  /** Category in the App Store. */
  genre: string;
  /** Drawing on the icon. */
  glyph: "sun" | "wave" | "bars" | "ring" | "leaf" | "grid" | "drop" | "star";
  texts: Record<Language, TopicText>;
}

export const LANGUAGES = ["en", "de", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Creates the text of a topic; features are separated by a vertical bar. */
export function createTopicText(
  phrases: string,
  keywords: string,
  does: string,
  features: string,
): TopicText {
  return { phrases: phrases.split("|"), keywords, does, features: features.split("|") };
}
