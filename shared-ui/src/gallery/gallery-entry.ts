import type { ReactNode } from "react";

/** One state of a component. */
export interface GalleryExample {
  /** Names the state, such as "Disabled". */
  name: string;
  element: ReactNode;
  /** Shows the element as if every control in it had the pointer or the focus. */
  state?: "hover" | "focus";
  /** Takes the whole row. */
  wide?: boolean;
  /** Shows the example on a page of its own with this height in pixels, for overlays. */
  pageHeight?: number;
}

/** The examples of one component or of a few that belong together. A `*.gallery.tsx` file exports it as `gallery`. */
export interface GalleryEntry {
  title: string;
  /** The public components that the examples show, by their export names. A test finds components without an entry. */
  components: Record<string, unknown>;
  examples: readonly GalleryExample[];
}

/** An entry with its place in the gallery. */
export interface PlacedEntry extends GalleryEntry {
  /** The title in lower case with hyphens; its address in the gallery. */
  id: string;
  /** The folder of `src` that contains the entry. */
  group: string;
}
