const queries = { light: "(prefers-color-scheme: light)", calm: "(prefers-reduced-motion: reduce)" };

/** Display preferences of the operating system. */
export interface SystemPreferences {
  light: boolean;
  calm: boolean;
}

function getMediaQuery(query: string): MediaQueryList | null {
  // Test environments have no media queries.
  return typeof window.matchMedia === "function" ? window.matchMedia(query) : null;
}

/** Returns the current preferences. */
export function getSystemPreferences(): SystemPreferences {
  return {
    light: getMediaQuery(queries.light)?.matches ?? false,
    calm: getMediaQuery(queries.calm)?.matches ?? false,
  };
}

/** Calls `listener` whenever the preferences change. */
export function onSystemChange(listener: () => void): void {
  Object.values(queries).forEach((query) => getMediaQuery(query)?.addEventListener("change", listener));
}
