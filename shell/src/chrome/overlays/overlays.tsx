import { log } from "@listwise/shared-auth";
import { loadDialog, toast } from "@listwise/shared-ui";
import { useEffect, useState, type ComponentType } from "react";
import { loadWithReload } from "../../host/routes/load-with-reload";
import { closeOverlay, useOverlayStore, type OverlayName } from "./overlay.store";

type Overlay = ComponentType<{ open: boolean }>;

const loads: Record<OverlayName, () => Promise<Overlay>> = {
  apps: () => import("../workspace/app-switcher").then((module) => module.AppSwitcher),
  palette: () => import("../palette/command-palette").then((module) => module.CommandPalette),
  shortcuts: () => import("../shortcuts/shortcuts-sheet").then((module) => module.ShortcutsSheet),
  theme: () => import("../theme/theme-customizer").then((module) => module.ThemeCustomizer),
};

async function load(name: OverlayName): Promise<Overlay> {
  const [overlay] = await Promise.all([loadWithReload(loads[name], () => undefined), loadDialog()]);
  return overlay;
}

/** Renders the open overlay, whose code loads on first use. */
export function Overlays() {
  const open = useOverlayStore((state) => state.open);
  const [loaded, setLoaded] = useState<ReadonlyMap<OverlayName, Overlay>>(new Map());
  const missing = open && !loaded.has(open) ? open : null;
  useEffect(() => {
    if (!missing) return;
    load(missing).then(
      (overlay) => setLoaded((known) => new Map([...known, [missing, overlay]])),
      (problem: unknown) => {
        log.error(`the overlay ${missing} could not be loaded`, problem);
        closeOverlay();
        toast.error("Couldn't open this", { description: "Check your connection and try again." });
      },
    );
  }, [missing]);
  return [...loaded].map(([name, Component]) => <Component key={name} open={open === name} />);
}
