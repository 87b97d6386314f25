/** Tones of the theme for letters in place of icons. */
const TONES = ["rank-10", "rank-20", "rank-50", "rank-100", "rank-3", "change-down", "change-drop"] as const;

/** Replacement of an app's missing icon. */
export interface LetterIcon {
  /** The first letter of the name in upper case; `?` without a name. */
  letter: string;
  /** A tone of the theme, which is always the same for a name. */
  tone: (typeof TONES)[number];
}

/** Returns the replacement of the missing icon of an app. */
export function getLetterIcon(name: string): LetterIcon {
  const [letter = "?"] = name.trim();
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return { letter: letter.toLocaleUpperCase("en"), tone: TONES[sum % TONES.length] ?? "rank-10" };
}
