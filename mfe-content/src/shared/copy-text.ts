import { log } from "@listwise/shared-auth";

export interface CopyOutcome {
  copied: boolean;
  /** The browser's error message; absent if there is no clipboard. */
  reason?: string;
}

/** Copies through a selection, for browsers and pages (plain HTTP) without the asynchronous clipboard. */
function copyBySelection(text: string): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way to copy on a page without https
  if (typeof document.execCommand !== "function") return false;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.position = "fixed";
  area.style.opacity = "0";
  const focused = document.activeElement;
  document.body.append(area);
  try {
    area.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
    return document.execCommand("copy");
  } catch (problem) {
    log.warn("copy by selection", problem);
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Copies a text to the clipboard. */
export async function copyText(text: string): Promise<CopyOutcome> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return { copied: copyBySelection(text) };
  try {
    await clipboard.writeText(text);
    return { copied: true };
  } catch (problem) {
    if (copyBySelection(text)) return { copied: true };
    return { copied: false, reason: problem instanceof Error ? problem.message : String(problem) };
  }
}
