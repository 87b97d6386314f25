import type { ReactNode } from "react";

/** Something a person can do from the palette. */
export interface PaletteCommand {
  /** The same wherever and whenever it is offered: what was used last is remembered by it. */
  id: string;
  group: "Pages" | "Apps" | "Keywords" | "Theme" | "More";
  label: string;
  /** Said beside the label, and searched. */
  hint?: string;
  icon?: ReactNode;
  run: () => void;
}
