export interface CopyOutcome {
  copied: boolean;
  /** The browser's message; absent if it was copied or if there is no clipboard. */
  reason?: string;
}

/** Copies a text to the clipboard, which the browser may deny. */
export async function copyText(text: string): Promise<CopyOutcome> {
  // Over plain HTTP there is no clipboard, despite its type.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return { copied: false };
  try {
    await clipboard.writeText(text);
    return { copied: true };
  } catch (problem) {
    return { copied: false, reason: problem instanceof Error ? problem.message : String(problem) };
  }
}
