import { useState } from "react";
import { useStore } from "zustand";
import { ToastCard } from "./toast-card";
import { toastStore } from "./toast.store";
import { Region } from "./toaster.styles";

/** Where toasts appear; rendered once, by the shell. Their clocks stand while pointer or focus is among them. */
export function Toaster() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = toasts.length > 0 && (hovered || focused);
  return (
    <Region
      aria-label="Notifications"
      // "off": each toast announces itself. With the attribute, a modal dialog leaves the region readable.
      aria-live="off"
      data-toaster
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={paused} />
      ))}
    </Region>
  );
}
