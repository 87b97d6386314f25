import { IconButton, SearchIcon } from "@listwise/shared-ui";
import { openOverlay } from "../overlays/overlay.store";
import { getCommandKey } from "../shortcuts/command-key";

const LABEL = "Search and commands";

/** Renders the button that opens the palette. */
export function PaletteButton() {
  return (
    <IconButton
      label={LABEL}
      title={`${LABEL} (${getCommandKey()} K)`}
      icon={<SearchIcon size={18} />}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openOverlay("palette")}
    />
  );
}
