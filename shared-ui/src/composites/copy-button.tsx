import type { RefObject } from "react";
import { copyText } from "../format/copy-text";
import { CopyIcon } from "../icons/icons";
import { Button, type ButtonProps } from "../primitives/button";
import { toast } from "../toasts/toast";

export interface CopyButtonProps extends Omit<ButtonProps, "icon" | "onClick"> {
  text: string;
  /** Name of the text in the message, such as "Key". */
  what: string;
  /** The element that shows the text. It is selected if the browser denies the clipboard. */
  source?: RefObject<HTMLElement | null>;
}

function select(element: HTMLElement | null | undefined): void {
  if (element instanceof HTMLInputElement) element.select();
  else if (element) window.getSelection()?.selectAllChildren(element);
}

/** Renders a button that copies a text. */
export function CopyButton({ text, what, source, children = "Copy", ...rest }: CopyButtonProps) {
  const copy = async () => {
    if ((await copyText(text)).copied) return toast.success(`${what} copied`);
    select(source?.current);
    return toast.info("Copy it with your keyboard", { description: "Your browser blocks clipboard access." });
  };
  return (
    <Button {...rest} icon={<CopyIcon size={14} aria-hidden="true" />} onClick={() => void copy()}>
      {children}
    </Button>
  );
}
