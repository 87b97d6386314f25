import type { ThemeName, ToneColors } from "./palette";

/**
 * Semantic colors: states, rank bands and rank changes. Each becomes `--lw-<tone>-text`, `--lw-<tone>-soft`
 * and `--lw-<tone>-border`.
 */
export const tones: Record<ThemeName, Record<string, ToneColors>> = {
  dark: {
    neutral: ["#b4b9c5", "#1e2028", "#353945"],
    success: ["#6ee7a8", "#10291c", "#20503a"],
    warning: ["#fcd34d", "#2b2310", "#55441a"],
    danger: ["#fca5a5", "#331818", "#682c2c"],
    info: ["#93c5fd", "#152540", "#274672"],
    "rank-none": ["#a8adba", "#1c1e25", "#33363f"],
    "rank-3": ["#fcd34d", "#2b2310", "#55441a"],
    "rank-10": ["#a5b4fc", "#1d2040", "#363c78"],
    "rank-20": ["#93c5fd", "#152540", "#274672"],
    "rank-50": ["#5eead4", "#0f2a2a", "#1c4c4a"],
    "rank-100": ["#86efac", "#12291b", "#22502f"],
    "rank-200": ["#b3bfd1", "#1d232e", "#37414f"],
    "change-surge": ["#4ade80", "#0d3520", "#1f7043"],
    "change-up": ["#86efac", "#12291b", "#22502f"],
    "change-flat": ["#fde047", "#2a280f", "#524d19"],
    "change-down": ["#fdba74", "#2e1f12", "#5c3a1c"],
    "change-drop": ["#fca5a5", "#331818", "#682c2c"],
  },
  light: {
    neutral: ["#4b515d", "#f1f2f5", "#dcdfe5"],
    success: ["#0b6b43", "#e8f7ef", "#b7e4cb"],
    warning: ["#854d0e", "#fef6dc", "#f3da90"],
    danger: ["#a8201c", "#fdeeed", "#f6c5c2"],
    info: ["#1b4fb8", "#eaf2ff", "#bfd6fb"],
    "rank-none": ["#535966", "#f1f2f5", "#dcdfe5"],
    "rank-3": ["#854d0e", "#fef3cd", "#f1d27a"],
    "rank-10": ["#3f37b8", "#edefff", "#c9cefb"],
    "rank-20": ["#1b4fb8", "#eaf2ff", "#bfd6fb"],
    "rank-50": ["#0c625c", "#e3f7f4", "#a9e2da"],
    "rank-100": ["#166534", "#e9f8ee", "#b5e5c5"],
    "rank-200": ["#3f4c5e", "#eef2f6", "#d0d9e4"],
    "change-surge": ["#0a5a30", "#d3f5df", "#85d6a4"],
    "change-up": ["#166534", "#e9f8ee", "#b5e5c5"],
    "change-flat": ["#6f5206", "#fdf8d4", "#e9da83"],
    "change-down": ["#97410c", "#fff1e2", "#f9cfa2"],
    "change-drop": ["#a8201c", "#fdeeed", "#f6c5c2"],
  },
};

/** Text colors for high contrast; soft backgrounds and borders stay the same. */
export const highContrastToneTexts: Record<ThemeName, Record<string, string>> = {
  dark: {
    neutral: "#e4e7ed",
    "rank-none": "#e4e7ed",
    "rank-200": "#dde5f0",
    "change-drop": "#ffd0d0",
    danger: "#ffd0d0",
  },
  light: {
    neutral: "#24272d",
    success: "#064a2d",
    warning: "#5c3206",
    danger: "#7d1310",
    info: "#12367f",
    "rank-none": "#24272d",
    "rank-3": "#5c3206",
    "rank-10": "#2b2486",
    "rank-20": "#12367f",
    "rank-50": "#064641",
    "rank-100": "#0d4522",
    "rank-200": "#263142",
    "change-surge": "#053d1f",
    "change-up": "#0d4522",
    "change-flat": "#4b3703",
    "change-down": "#682b06",
    "change-drop": "#7d1310",
  },
};
