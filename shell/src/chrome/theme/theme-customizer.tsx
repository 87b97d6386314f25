import { Button, Dialog } from "@listwise/shared-ui";
import { setCustomizerOpen, useCustomizerStore } from "./customizer.store";
import { ThemeControls } from "./theme-controls";

export function ThemeCustomizer() {
  const open = useCustomizerStore((state) => state.open);
  return (
    <Dialog
      open={open}
      onOpenChange={setCustomizerOpen}
      title="Customize Theme"
      description="Changes apply at once, in every tab."
      footer={
        <Button variant="primary" onClick={() => setCustomizerOpen(false)}>
          Done
        </Button>
      }
    >
      <ThemeControls />
    </Dialog>
  );
}
