import { lazy, Suspense, useState, type ReactNode } from "react";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  /** Reads the title without showing it, for a panel that shows its own. */
  hideTitle?: boolean;
  /** The dialog itself takes the first focus, not its first control: for one that is read before it is used. */
  readFirst?: boolean;
  /** Called when it has closed and the focus is back where it was: the time for what leads elsewhere. */
  onClosed?: () => void;
  children?: ReactNode;
}

const loadPanel = () => import("./dialog-panel");
const DialogPanel = lazy(() => loadPanel().then((module) => ({ default: module.DialogPanel })));

/** Fetches the overlay code ahead; rejects when it cannot be had. */
export async function loadDialog(): Promise<void> {
  await loadPanel();
}

/** A modal dialog: focus stays inside, Escape and the backdrop close it, focus returns. Loads at the first opening. */
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
