import { useLayoutEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { ToastCard } from "./toast-card";
import { toastStore } from "./toast.store";
import { Region } from "./toaster.styles";
import { useToastKeys } from "./use-toast-keys";
import { useToastLift } from "./use-toast-lift";

/** Publishes the height of the toasts as a CSS variable, so that page ends, dialogs and focused elements stay above them. */
function reserveRoom(region: HTMLElement | null): (() => void) | undefined {
  if (!region?.hasChildNodes()) return undefined;
  const { style } = document.documentElement;
  style.setProperty("--lw-toast-room", `${region.offsetHeight}px`);
  return () => style.removeProperty("--lw-toast-room");
}

/** Renders the toasts; the shell mounts it once. Timers pause while the pointer or focus is inside. */
export function Toaster() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  useToastKeys(region, toasts.length);
  useLayoutEffect(() => reserveRoom(region.current), [toasts]);
  const lift = useToastLift(region, toasts);
  // A toast that disappears under the pointer or with the focus fires no leave event.
  if (toasts.length === 0 && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }
  return (
    <Region
      ref={region}
      aria-label="Notifications"
      // "off", because each toast announces itself. With the attribute, a modal dialog leaves the region
      // readable.
      aria-live="off"
      data-toaster
      style={{ translate: `0 ${-lift}px` }}
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
