import type { ThemeName } from "./palette";

/** Available accent colors; purple is the default. */
export const accentNames = ["purple", "blue", "green", "orange", "pink"] as const;
/** Name of an accent color, as stored with the theme. */
export type AccentName = (typeof accentNames)[number];

/**
 * Colors of filled controls (`accent`, `hover`, `on`), text and icons (`text`), selected areas (`soft`,
 * `border`).
 */
export type AccentColors = Record<"accent" | "hover" | "on" | "text" | "soft" | "border", string>;

function accent(
  fill: string,
  hover: string,
  on: string,
  text: string,
  soft: string,
  border: string,
): AccentColors {
  return { accent: fill, hover, on, text, soft, border };
}

/** Accent colors at normal contrast. */
export const accents: Record<ThemeName, Record<AccentName, AccentColors>> = {
  dark: {
    purple: accent("#6d59e8", "#5f4bd9", "#ffffff", "#b1a6ff", "#1e1b38", "#443b8a"),
    blue: accent("#2468d8", "#1d5ac0", "#ffffff", "#8ab8ff", "#13233f", "#244a85"),
    green: accent("#11804f", "#0d6e43", "#ffffff", "#5fd6a2", "#0f291e", "#1d5a40"),
    orange: accent("#bf4d0b", "#a84208", "#ffffff", "#ffab70", "#301d10", "#6b3c1a"),
    pink: accent("#cc2a70", "#b52263", "#ffffff", "#ff93c0", "#33152a", "#742a55"),
  },
  light: {
    purple: accent("#5f4bd9", "#503dc4", "#ffffff", "#5540cf", "#f0eeff", "#cdc6fb"),
    blue: accent("#2062cf", "#1a54b5", "#ffffff", "#1d59bd", "#eaf2ff", "#b9d2f8"),
    green: accent("#0f7548", "#0c633c", "#ffffff", "#0c6b41", "#e6f6ee", "#aadfc4"),
    orange: accent("#b3470a", "#993b06", "#ffffff", "#9f3f07", "#fff1e5", "#f7cda8"),
    pink: accent("#bf2467", "#a61c58", "#ffffff", "#b01e5d", "#ffedf4", "#f8c0d8"),
  },
};

/** Accent colors at high contrast: filled controls are inverted, with dark text on a light fill and vice versa. */
export const highContrastAccents: Record<ThemeName, Record<AccentName, AccentColors>> = {
  dark: {
    purple: accent("#cbc4ff", "#e0dcff", "#000000", "#d6d0ff", "#1e1b38", "#a99fff"),
    blue: accent("#b5d3ff", "#d3e5ff", "#000000", "#c4dcff", "#13233f", "#8ab8ff"),
    green: accent("#8ff0c2", "#bdf7dc", "#000000", "#a6f3cf", "#0f291e", "#5fd6a2"),
    orange: accent("#ffc79f", "#ffdec7", "#000000", "#ffd3b3", "#301d10", "#ffab70"),
    pink: accent("#ffbcd8", "#ffd9e8", "#000000", "#ffc9df", "#33152a", "#ff93c0"),
  },
  light: {
    purple: accent("#37259b", "#281a78", "#ffffff", "#37259b", "#f0eeff", "#5540cf"),
    blue: accent("#113a82", "#0c2b63", "#ffffff", "#113a82", "#eaf2ff", "#1d59bd"),
    green: accent("#06452a", "#04331f", "#ffffff", "#06452a", "#e6f6ee", "#0c6b41"),
    orange: accent("#6b2803", "#521e02", "#ffffff", "#6b2803", "#fff1e5", "#9f3f07"),
    pink: accent("#780f3d", "#5c0a2e", "#ffffff", "#780f3d", "#ffedf4", "#b01e5d"),
  },
};
