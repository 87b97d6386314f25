import { Dialog } from "@listwise/shared-ui";
import { useRef } from "react";
import { closeOverlay } from "../overlays/overlay.store";
import type { PaletteCommand } from "./palette-command";
import { PaletteList } from "./palette-list";
import { saveRecentCommand } from "./recent-commands";

/**
 * Renders the command palette with pages, apps, keywords and actions. A command runs after the palette has
 * closed.
 */
export function CommandPalette({ open }: { open: boolean }) {
  const chosen = useRef<PaletteCommand | null>(null);
  const choose = (command: PaletteCommand) => {
    chosen.current = command;
    saveRecentCommand(command.id);
    closeOverlay();
  };
  const runChosen = () => {
    const command = chosen.current;
    chosen.current = null;
    command?.run();
  };
  return (
    <Dialog open={open} onOpenChange={closeOverlay} onClosed={runChosen} title="Command palette" hideTitle>
      <PaletteList onChoose={choose} />
    </Dialog>
  );
}
