import { log } from "@listwise/shared-auth";

/** Copies a text to the clipboard. Returns false if the browser denies access. */
export async function copyText(text: string): Promise<boolean> {
  // Over plain HTTP there is no clipboard, despite its type.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch (problem) {
    log.warn("the clipboard is not available", problem);
    return false;
  }
}
