import { Button, Dialog } from "@listwise/shared-ui";
import { closeOverlay } from "../overlays/overlay.store";
import { ThemeControls } from "./theme-controls";

export function ThemeCustomizer({ open }: { open: boolean }) {
  return (
    <Dialog
      open={open}
      onOpenChange={closeOverlay}
      title="Customize Theme"
      description="Changes apply immediately in every tab."
      readFirst
      footer={
        <Button variant="primary" onClick={closeOverlay}>
          Done
        </Button>
      }
    >
      <ThemeControls />
    </Dialog>
  );
}
