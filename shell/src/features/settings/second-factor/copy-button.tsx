import { log } from "@listwise/shared-auth";
import { Button, CopyIcon, toast } from "@listwise/shared-ui";

async function copy(text: string, what: string): Promise<void> {
  // Undefined on plain HTTP pages, whatever the types say.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (!clipboard) throw new Error("no clipboard");
    await clipboard.writeText(text);
    toast.success(`${what} copied`);
  } catch (problem) {
    log.warn("the clipboard is blocked", problem);
    toast.info("Select and copy it with your keyboard", {
      description: "Your browser blocks clipboard access.",
    });
  }
}

/** Renders a button that copies a text. `what` names it, as in "Key". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  return (
    <Button size="sm" icon={<CopyIcon size={14} />} onClick={() => void copy(text, what)}>
      Copy
    </Button>
  );
}
