import { log } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useEffect, useState, type ComponentType } from "react";
import { loadWithReload } from "../host/routes/load-with-reload";
import { toggleDevtools, useDevtoolsStore } from "./devtools.store";
import { useMayOpenDevtools } from "./use-may-open-devtools";

const load = () => import("./devtools-panel").then((module) => module.DevtoolsPanel);

/** Opens and closes the developer tools with Alt+Shift+D. By position, because Alt changes the letter on a Mac. */
function useShortcut(mayOpen: boolean): void {
  useEffect(() => {
    if (!mayOpen) return;
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.code === "KeyD" && event.altKey && event.shiftKey;
      if (!isShortcut || event.ctrlKey || event.metaKey || event.repeat) return;
      event.preventDefault();
      toggleDevtools();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [mayOpen]);
}

/** Renders the developer tools while they are open. Their code loads on first use, for those who may open them. */
export function DevtoolsOutlet() {
  const mayOpen = useMayOpenDevtools();
  const isOpen = useDevtoolsStore(({ open }) => open) && mayOpen;
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useShortcut(mayOpen);
  useEffect(() => {
    if (!isOpen) return;
    loadWithReload(load, () => undefined).then(
      (loaded) => setPanel(() => loaded),
      (problem: unknown) => {
        log.error("the developer tools could not be loaded", problem);
        toggleDevtools(false);
        toast.error("Couldn't open the developer tools", {
          description: "Check your connection and try again.",
        });
      },
    );
  }, [isOpen]);
  return isOpen && Panel && <Panel />;
}
