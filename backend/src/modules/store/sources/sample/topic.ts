/** What a kind of app is called and said to do in one language. `keywords` is the comma-separated keyword field. */
export interface TopicText {
  phrases: string[];
  keywords: string;
  does: string;
  features: string[];
}

export interface Topic {
  id: string;
  genre: string;
  /** Name of the drawing on the icon. */
  glyph: "sun" | "wave" | "bars" | "ring" | "leaf" | "grid" | "drop" | "star";
  texts: Record<Language, TopicText>;
}

export const LANGUAGES = ["en", "de", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Writes a text's fields in a row; features are told apart by a bar. */
export function says(phrases: string, keywords: string, does: string, features: string): TopicText {
  return { phrases: phrases.split("|"), keywords, does, features: features.split("|") };
}
