import { z } from "@listwise/contracts/zod";
import { storage } from "@listwise/shared-auth";
import { accentNames } from "@listwise/shared-ui";

/** Storage key of the theme; the script in the HTML reads it before the first paint. */
export const THEME_KEY = "theme-config";

/** Appearance modes; `auto`, the default, follows the system. */
export const themeModes = ["dark", "light", "auto"] as const;

/** The user's theme. An invalid or missing field gets its default; the others stay. */
export const ThemeConfigSchema = z.object({
  theme: z.catch(z.enum(themeModes), "auto"),
  accentColor: z.catch(z.enum(accentNames), "purple"),
  animations: z.catch(z.boolean(), true),
  highContrast: z.catch(z.boolean(), false),
});

/** Parsed {@link ThemeConfigSchema}. */
export type ThemeConfig = z.infer<typeof ThemeConfigSchema>;

const DEFAULTS = z.parse(ThemeConfigSchema, {});

/** Returns the stored theme, or the defaults. */
export function readThemeConfig(): ThemeConfig {
  const stored = z.safeParse(ThemeConfigSchema, storage.getJson(THEME_KEY));
  return stored.success ? stored.data : DEFAULTS;
}

/** Stores the theme, together with the system's motion preference, which is read anew each time. */
export function writeThemeConfig(config: ThemeConfig, reducedMotion: boolean): void {
  storage.setJson(THEME_KEY, { ...config, reducedMotion });
}
