import { log } from "@listwise/shared-auth";

/** Puts a text on the clipboard; false where the browser does not let it. */
export async function copyText(text: string): Promise<boolean> {
  // Pages over plain HTTP have none, whatever the types say.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch (problem) {
    log.warn("the clipboard is closed", problem);
    return false;
  }
}
