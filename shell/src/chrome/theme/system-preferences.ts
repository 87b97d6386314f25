const queries = { light: "(prefers-color-scheme: light)", calm: "(prefers-reduced-motion: reduce)" };

/** What the system asks for. */
export interface SystemPreferences {
  light: boolean;
  calm: boolean;
}

function media(query: string): MediaQueryList | null {
  // Test environments have no media queries.
  return typeof window.matchMedia === "function" ? window.matchMedia(query) : null;
}

/** What the system asks for now. */
export function systemPreferences(): SystemPreferences {
  return { light: media(queries.light)?.matches ?? false, calm: media(queries.calm)?.matches ?? false };
}

/** Calls back whenever the system changes its mind. */
export function onSystemChange(listener: () => void): void {
  Object.values(queries).forEach((query) => media(query)?.addEventListener("change", listener));
}
