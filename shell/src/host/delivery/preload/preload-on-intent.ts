import type { RemoteRuntime } from "../../remote-runtime";
import { preloadPath } from "./preload-remote";

const INTENT_EVENTS = ["pointerover", "focusin", "touchstart"] as const;

/** Preloads a remote when a link to it is hovered, focused or touched. Returns a function that stops this. */
export function preloadOnIntent(runtime: RemoteRuntime): () => void {
  function onIntent({ target }: Event): void {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== window.location.origin) return;
    preloadPath(runtime, link.pathname);
  }
  for (const sign of INTENT_EVENTS) document.addEventListener(sign, onIntent, { passive: true });
  return () => {
    for (const sign of INTENT_EVENTS) document.removeEventListener(sign, onIntent);
  };
}
