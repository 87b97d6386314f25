import { lazy, Suspense, useState, type ReactNode } from "react";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  /** Fills the height of the window whatever the content, which scrolls in it: for content that changes while it is open. */
  fill?: boolean;
  /** Hides the title visually, for a panel that shows its own. */
  hideTitle?: boolean;
  /** Focuses the dialog itself in place of its first control, for content that is read first. */
  readFirst?: boolean;
  /** Called after the dialog has closed and focus has returned; navigate here. */
  onClosed?: () => void;
  children?: ReactNode;
}

const loadPanel = () => import("./dialog-panel");
const DialogPanel = lazy(() => loadPanel().then((module) => ({ default: module.DialogPanel })));

/** Preloads the dialog code. Rejects if it cannot be loaded. */
export async function loadDialog(): Promise<void> {
  await loadPanel();
}

/**
 * Renders a modal dialog: traps focus, closes on Escape and backdrop click, restores focus. Its code loads on
 * first use.
 */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
