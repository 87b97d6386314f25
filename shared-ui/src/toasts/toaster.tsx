import { useRef, useState } from "react";
import { useStore } from "zustand";
import { ToastCard } from "./toast-card";
import { toastStore } from "./toast.store";
import { Region } from "./toaster.styles";
import { useToastKeys } from "./use-toast-keys";

/** Where toasts appear; rendered once, by the shell. Their clocks stand while pointer or focus is among them. */
export function Toaster() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  useToastKeys(region, toasts.length);
  // A toast that leaves under the pointer or with the focus tells nobody.
  if (toasts.length === 0 && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }
  return (
    <Region
      ref={region}
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
        <ToastCard key={toast.id} toast={toast} paused={hovered || focused} />
      ))}
    </Region>
  );
}
