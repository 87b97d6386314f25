import type { ThemeName } from "./palette";

/** Tokens other than colors, written as `--lw-<name>`. Spacing is a 4 px scale: `space-4` is 16 px. */
export const scales: Record<string, string> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24].map((n) => [`space-${n}`, `${n / 4}rem`])),
  "font-xs": "0.75rem",
  "font-sm": "0.8125rem",
  "font-md": "0.875rem",
  "font-lg": "1rem",
  "font-xl": "1.125rem",
  "font-2xl": "1.375rem",
  "font-3xl": "1.75rem",
  "font-4xl": "2.25rem",
  "font-5xl": "3rem",
  "leading-tight": "1.25",
  "leading-normal": "1.5",
  "leading-relaxed": "1.7",
  "weight-medium": "500",
  "weight-semibold": "600",
  "weight-bold": "700",
  "family-sans":
    '"Inter Variable", "Inter Fallback: Arial", "Inter Fallback: Roboto", -apple-system, BlinkMacSystemFont, "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, "Liberation Sans", "Helvetica Neue", Arial, sans-serif',
  "family-mono": 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  "radius-sm": "4px",
  "radius-md": "7px",
  "radius-lg": "10px",
  "radius-xl": "14px",
  "radius-full": "999px",
  "control-sm": "1.875rem",
  "control-md": "2.25rem",
  "control-lg": "2.75rem",
  "motion-fast": "100ms",
  "motion-normal": "160ms",
  ease: "cubic-bezier(0.2, 0, 0, 1)",
  "header-height": "3.5rem",
  "sidebar-width": "15rem",
  "content-max": "75rem",
  "prose-max": "44rem",
  "z-header": "100",
  "z-dock": "110",
  "z-overlay": "200",
  "z-tooltip": "250",
  "z-toast": "300",
};

/** Shadows by theme, written as `--lw-<name>`. */
export const shadows: Record<ThemeName, Record<string, string>> = {
  dark: {
    "shadow-sm": "0 1px 2px rgb(0 0 0 / 40%)",
    "shadow-md": "0 4px 16px rgb(0 0 0 / 45%)",
    "shadow-lg": "0 16px 48px rgb(0 0 0 / 60%)",
  },
  light: {
    "shadow-sm": "0 1px 2px rgb(16 20 32 / 6%)",
    "shadow-md": "0 4px 16px rgb(16 20 32 / 10%)",
    "shadow-lg": "0 16px 48px rgb(16 20 32 / 18%)",
  },
};
