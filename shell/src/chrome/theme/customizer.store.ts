import { bus } from "@listwise/shared-auth";
import { create } from "zustand";

/** Whether the theme customizer is open. */
export const useCustomizerStore = create<{ open: boolean }>(() => ({ open: false }));

export function openCustomizer(): void {
  useCustomizerStore.setState({ open: true });
}

export function setCustomizerOpen(open: boolean): void {
  useCustomizerStore.setState({ open });
}

bus.on("route:changed", () => {
  setCustomizerOpen(false);
});
