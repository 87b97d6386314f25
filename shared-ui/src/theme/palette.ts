/** The two themes; "auto" is resolved to one of them before the first paint. */
export type ThemeName = "dark" | "light";

/** Text, soft background and border of a tone, as sRGB hex. */
export type ToneColors = readonly [text: string, soft: string, border: string];

/** Neutral colors by name, written as `--lw-<name>`. */
export const surfaces: Record<ThemeName, Record<string, string>> = {
  dark: {
    bg: "#0b0c10",
    surface: "#121319",
    "surface-raised": "#191b22",
    "surface-sunken": "#0e0f14",
    field: "#0e0f14",
    hover: "#1d1f28",
    active: "#252833",
    border: "#23252e",
    "border-strong": "#363a46",
    "border-control": "#6c7282",
    text: "#eef0f4",
    "text-muted": "#a8adba",
    "text-subtle": "#8e94a3",
    danger: "#c9302c",
    "danger-hover": "#b42521",
    "danger-on": "#ffffff",
    overlay: "rgb(3 4 8 / 64%)",
    skeleton: "#22252e",
  },
  light: {
    bg: "#f7f8fa",
    surface: "#ffffff",
    "surface-raised": "#ffffff",
    "surface-sunken": "#f2f3f6",
    field: "#ffffff",
    hover: "#f0f1f5",
    active: "#e6e8ee",
    border: "#e4e6eb",
    "border-strong": "#cfd3db",
    "border-control": "#848a98",
    text: "#15171c",
    "text-muted": "#535966",
    "text-subtle": "#636976",
    danger: "#c9302c",
    "danger-hover": "#a92320",
    "danger-on": "#ffffff",
    overlay: "rgb(15 18 26 / 40%)",
    skeleton: "#e8eaef",
  },
};

/** Overrides for high contrast. */
export const highContrastSurfaces: Record<ThemeName, Record<string, string>> = {
  dark: {
    bg: "#000000",
    surface: "#000000",
    "surface-raised": "#0a0a0c",
    "surface-sunken": "#000000",
    field: "#000000",
    hover: "#1a1b20",
    active: "#26282f",
    border: "#70757f",
    "border-strong": "#9aa0ac",
    "border-control": "#c4c8d0",
    text: "#ffffff",
    "text-muted": "#dcdfe6",
    "text-subtle": "#c8ccd5",
    danger: "#ffb3ae",
    "danger-hover": "#ffcfcc",
    "danger-on": "#000000",
  },
  light: {
    bg: "#ffffff",
    "surface-sunken": "#f5f5f7",
    border: "#80858f",
    "border-strong": "#5a5f69",
    "border-control": "#3b3f47",
    text: "#000000",
    "text-muted": "#2b2e35",
    "text-subtle": "#3a3e46",
    danger: "#8c1512",
    "danger-hover": "#6e0f0d",
    "danger-on": "#ffffff",
  },
};

/** Chart line colors in order of use; at least 3:1 against a surface. */
export const chartColors: Record<ThemeName, readonly string[]> = {
  dark: ["#8b7dff", "#3fb8f5", "#34d399", "#f5a524", "#f472b6", "#a3b18a"],
  light: ["#5b45d6", "#0a78b5", "#0b7f57", "#b45f06", "#c02675", "#5f6f45"],
};

/**
 * Colors of the bands of ranks in stacked charts, best first, then that of unranked keywords; at least 3:1 against a
 * surface. Light and dark ones alternate, at least 2:1 apart, so that neighbors can be told apart without their hue.
 */
export const bandColors: Record<ThemeName, readonly string[]> = {
  dark: ["#fcd34d", "#6d6ff2", "#5eead4", "#b04a7f", "#a9afbc"],
  light: ["#d97706", "#3730a3", "#0d9488", "#831843", "#8a909e"],
};
