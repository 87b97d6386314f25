import { z } from "@listwise/contracts";
import { storage } from "@listwise/shared-auth";
import { accentNames } from "@listwise/shared-ui";

/** Where the choice is kept; the page's own script reads it before the first paint. */
export const THEME_KEY = "theme-config";

/** Appearance modes; `auto` follows the system. */
export const themeModes = ["dark", "light", "auto"] as const;

/** A person's choice. A field that is broken or missing takes its default; the others stay. */
export const ThemeConfigSchema = z.object({
  theme: z.catch(z.enum(themeModes), "dark"),
  accentColor: z.catch(z.enum(accentNames), "purple"),
  animations: z.catch(z.boolean(), true),
  highContrast: z.catch(z.boolean(), false),
});

/** Parsed {@link ThemeConfigSchema}. */
export type ThemeConfig = z.infer<typeof ThemeConfigSchema>;

const DEFAULTS = z.parse(ThemeConfigSchema, {});

/** The stored choice, or the defaults. */
export function readThemeConfig(): ThemeConfig {
  const stored = z.safeParse(ThemeConfigSchema, storage.getJson(THEME_KEY));
  return stored.success ? stored.data : DEFAULTS;
}

/** Keeps the choice, with what the system says of motion; that is always asked anew. */
export function writeThemeConfig(config: ThemeConfig, reducedMotion: boolean): void {
  storage.setJson(THEME_KEY, { ...config, reducedMotion });
}
