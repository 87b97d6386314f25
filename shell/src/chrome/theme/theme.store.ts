import { bus, onStorageChange, singleton } from "@listwise/shared-auth";
import type { ThemeName } from "@listwise/shared-ui";
import { create } from "zustand";
import { onSystemChange, getSystemPreferences } from "./system-preferences";
import { readThemeConfig, THEME_KEY, writeThemeConfig, type ThemeConfig } from "./theme-config";

interface ThemeState {
  config: ThemeConfig;
  /** Current result of `auto`. */
  resolved: ThemeName;
  reducedMotion: boolean;
}

function computeState(config: ThemeConfig): ThemeState {
  const { light, calm } = getSystemPreferences();
  const auto: ThemeName = light ? "light" : "dark";
  return {
    config,
    resolved: config.theme === "auto" ? auto : config.theme,
    reducedMotion: calm || !config.animations,
  };
}

/** Theme of the whole page; colors follow from the attributes on `<html>`. */
export const useThemeStore = singleton("theme", () =>
  create<ThemeState>()(() => computeState(readThemeConfig())),
);

function show({ config, resolved, reducedMotion }: ThemeState): void {
  const { dataset } = document.documentElement;
  dataset.theme = resolved;
  dataset.accent = config.accentColor;
  dataset.contrast = config.highContrast ? "high" : "normal";
  dataset.motion = reducedMotion ? "reduced" : "full";
}

/** Changes a part of the theme in this and every other tab. */
export function changeTheme(change: Partial<ThemeConfig>): void {
  const config = { ...useThemeStore.getState().config, ...change };
  writeThemeConfig(config, getSystemPreferences().calm);
  useThemeStore.setState(computeState(config));
}

/** Applies the stored theme and follows the system and other tabs. */
export function startTheme(): void {
  const takeOver = () => {
    useThemeStore.setState(computeState(readThemeConfig()));
  };
  useThemeStore.subscribe(show);
  useThemeStore.subscribe(({ resolved, config }, before) => {
    if (resolved === before.resolved && config.accentColor === before.config.accentColor) return;
    bus.emit("theme:changed", { theme: resolved, accent: config.accentColor });
  });
  takeOver();
  onSystemChange(takeOver);
  onStorageChange([THEME_KEY], takeOver);
}
