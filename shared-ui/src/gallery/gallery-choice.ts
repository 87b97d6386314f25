import { accentNames } from "../theme/accents";

/** The shown components and their look, which the address of the gallery contains. */
export interface GalleryChoice {
  /** "all", a group or the ID of an entry. */
  shown: string;
  /** Name of the only example, if it has a page of its own. */
  example: string;
  width: string;
  theme: string;
  accent: string;
  contrast: string;
}

const defaults: GalleryChoice = {
  shown: "all",
  example: "",
  width: "fit",
  theme: "dark",
  accent: accentNames[0],
  contrast: "normal",
};

/** Parses the query of an address. */
export function parseChoice(query: string): GalleryChoice {
  return { ...defaults, ...Object.fromEntries(new URLSearchParams(query)) };
}

/** Formats a choice as a query; `frame` asks for the examples without the gallery around them. */
export function formatChoice(choice: GalleryChoice, { frame = false } = {}): string {
  return `?${new URLSearchParams({ ...choice, ...(frame && { frame: "" }) }).toString()}`;
}

/** Switches the colors of the page. */
export function applyTheme({ theme, accent, contrast }: GalleryChoice): void {
  Object.assign(document.documentElement.dataset, { theme, accent, contrast });
}
