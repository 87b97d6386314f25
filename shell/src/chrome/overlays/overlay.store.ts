import { bus } from "@listwise/shared-auth";
import { create } from "zustand";

/** Overlays of the shell; only one is open at a time. */
export type OverlayName = "apps" | "palette" | "shortcuts" | "theme";

export const useOverlayStore = create<{ open: OverlayName | null }>(() => ({ open: null }));

export function openOverlay(open: OverlayName): void {
  useOverlayStore.setState({ open });
}

export function closeOverlay(): void {
  useOverlayStore.setState({ open: null });
}

bus.on("route:changed", closeOverlay);
