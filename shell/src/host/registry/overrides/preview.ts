import { PREVIEW_PARAMETER } from "@listwise/contracts/remotes";
import { tabStorage } from "@listwise/shared-auth";
import { useRegistryStore } from "../registry.store";

const KEY = "release-preview";

/** Returns the preview of the URL or of the tab, and stores it for the tab. `null` without a preview. */
export function readPreviewId(search: string): string | null {
  const asked = new URLSearchParams(search).get(PREVIEW_PARAMETER);
  if (asked) tabStorage.set(KEY, asked);
  return asked || tabStorage.get(KEY);
}

// Read once: it applies to this page even after navigation has removed it from the URL.
const pagePreview = readPreviewId(window.location.search);

/** Returns the id of the preview that this page was opened with; `null` if it shows the live site. */
export function getPreviewId(): string | null {
  return pagePreview;
}

/** Ends the preview of this tab after this page. */
export function forgetPreview(): void {
  tabStorage.remove(KEY);
}

/** Ends the preview of this tab and reloads the page with the live versions. */
export function leavePreview(): void {
  forgetPreview();
  const url = new URL(window.location.href);
  url.searchParams.delete(PREVIEW_PARAMETER);
  // The same address with a fragment would only scroll.
  url.hash = "";
  window.location.assign(url);
}

/** Returns true if the preview contains a version of the remote. */
export function isPreviewed(name: string): boolean {
  return Object.hasOwn(useRegistryStore.getState().registry?.preview?.versions ?? {}, name);
}
