import type { ReactNode } from "react";

/** An action of the palette. */
export interface PaletteCommand {
  /** Stable ID, used to store recent commands. */
  id: string;
  group: "Pages" | "Apps" | "Keywords" | "Switch app" | "Theme" | "More";
  label: string;
  /** Shown next to the label and included in the search. */
  hint?: string;
  icon?: ReactNode;
  run: () => void;
}
